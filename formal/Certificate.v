(* Zones of games, and of rooms without pairs, on one board: the claims alive (R-CLAIM-1) and territory (R-CLAIM-2) hold.
   This puts together Wall.v (L-1) and Composition.v (L-2 and L-3): docs/certificate-rules.md. *)

From Coq Require Import List Bool.
From Sekilab Require Import Board Claim Composition LocalGame Invariant Wall Rooms.
Import ListNotations.

Section Certificate.
Context {G : Graph}.
Variable Z : Type.
Hypothesis Z_eq : forall i j : Z, {i = j} + {i <> j}.

Notation D := Defender.
Notation A := Attacker.

(* The board, the zones that the defender follows, and their games. *)
Variable b0 : pos.
Variable zones : list Z.
Variable games : Z -> local_game (eye Z).
Variable static : Z -> bool.   (* the zone has rooms without pairs; otherwise it is a game *)
Variable givers : Z -> Z -> Prop.
Variable alive : nat -> point -> Prop.
Variable last : nat.

Definition z_points i := inZ (games i).
Definition z_ess i x := ess (games i) x = true.
Definition z_eyes i x k := In k (eyes (games i) x).

(* What a checker tests. *)
Record accepted := {
  board_rule : all_libs b0;                                                  (* R-BOARD-1 *)
  name_rules : forall i, In i zones -> well_named (games i) b0;      (* R-ZONE-1, F-ZONE-1 *)
  all_zone_rules : zone_rules Z zones z_points z_ess z_eyes givers;          (* R-ZONE-2, R-ZONE-3, F-GAME-4 *)
  all_sum_rules : sum_rules Z zones z_ess z_eyes givers alive last;          (* R-SUM-1, R-SUM-2 *)
  game_rules : forall i, In i zones -> static i = false -> wins_a (games i) b0 false;       (* R-GAME-1 to R-GAME-6 *)
  room_rules : forall i, In i zones -> static i = true -> static_rules (games i) b0         (* R-PAIR-1 without pairs *)
}.

Lemma eye_eq (k1 k2 : eye Z) : {k1 = k2} + {k1 <> k2}.
Proof. decide equality. apply bool_dec. Defined.

(* At a turn of the attacker: some state of the game with the attacker to move fits the board. *)
Definition g_fits i b := exists s passed,
  fits_board (games i) s b /\ game_libs (games i) s /\ wins_a (games i) s passed.
Definition z_fits i b := if static i then rooms_fit (games i) b0 b else g_fits i b.

(* Some state of the game that fits the board is a good end. *)
Definition g_goal i b := exists s, fits_board (games i) s b /\ final (games i) s.
Definition z_goal i b := static i = false -> g_goal i b.

Hypothesis Accepted : accepted.

(* A game of an accepted certificate is a strategy that answers locally. *)
Section Game.
Variable i : Z.
Hypothesis Hi : In i zones.
Hypothesis Moving : static i = false.
Notation g := (games i).

Lemma game_fits b : z_fits i b <-> g_fits i b.
Proof. unfold z_fits. rewrite Moving. tauto. Qed.

#[local] Instance z_named : well_named g b0 := name_rules Accepted i Hi.

Lemma z_kept b x : z_fits i b -> z_ess i x ->
  b x = Stone D /\ keeps Z z_points z_ess z_eyes i b x.
Proof.
  intros F E. apply game_fits in F. destruct F as (s & passed & I & GL & W). split; [apply (ess_on_board s b I); auto|].
  assert (Lx : live g s x) by (right; left; exact E).
  assert (H := liberties_and_eyes eye_eq s passed x W E). destruct H as [H|[H|H]].
  - destruct H as (r1 & r2 & N & H1 & H2). left. exists r1, r2. split; auto.
    split; [destruct H1 as (y & _ & _ & Zr & _); exact Zr|].
    split; [destruct H2 as (y & _ & _ & Zr & _); exact Zr|].
    split; eapply dlib_lib; eauto.
  - destruct H as (r & k & Hr & (y & C & Ey & Hk)). right. left. exists r, y, k.
    split; [destruct Hr as (z & _ & _ & Zr & _); exact Zr|].
    split; [eapply dlib_lib; eauto|]. split; [eapply live_linked; eauto|]. split; auto.
  - destruct H as (k1 & k2 & N & (y1 & C1 & E1 & K1) & (y2 & C2 & E2 & K2)). right. right.
    exists y1, y2, k1, k2. split; auto. split; [eapply live_linked; eauto|].
    split; [eapply live_linked; eauto|]. repeat split; auto.
Qed.

(* A stone that changes nothing in the game. *)
Lemma z_outside b p b' s passed :
  fits_board g s b -> game_libs g s -> wins_a g s passed ->
  Composition.essential_two Z z_ess i b -> play A p b b' -> (z_points i p = false \/ s p = Stone A) ->
  z_fits i b' /\ forall q, z_points i q = true -> b q = Stone D -> b' q = Stone D.
Proof.
  intros I GL W T P O. split.
  - apply game_fits. exists s, passed. split; auto. eapply attack_outside; eauto.
  - intros q Zq Bq. eapply out_kept; eauto. left. split; auto. apply (same_defender s b I); auto.
Qed.

Lemma z_answer b s ko (before : pos -> Prop) s' q :
  fits_board g s b -> game_libs g s -> all_libs b ->
  defend_legal g s ko q -> after_defense g s q s' -> wins_a g s' false ->
  (forall b', play D q b b' -> before b') ->
  answer Z z_points z_ess z_eyes z_fits i before b.
Proof.
  intros I GL L Legal After W Hb. exists q.
  assert (Zq : inZ g q = true) by apply Legal.
  assert (Sq : s q = Empty) by apply Legal.
  split; auto. split; [eapply empty_on_board; eauto|]. intros Eyes.
  assert (Eyes' : forall x k, ess g x = true -> In k (eyes g x) -> exists r, r <> q /\ lib b D x r).
  { intros x k Hx Hk. apply (Eyes x k); auto. }
  assert (H : exists b', play D q b b') by (eapply defense_is_legal; eauto). destruct H as (b' & P).
  exists b'. split; auto. split; auto. apply game_fits. exists s', false.
  split; [eapply fits_after_defense; eauto|].
  split; [eapply game_libs_after_defense; eauto|exact W].
Qed.

Lemma z_free b : z_fits i b -> all_libs b ->
  z_goal i b \/ answer Z z_points z_ess z_eyes z_fits i (fun _ => True) b.
Proof.
  intros F L. apply game_fits in F. destruct F as (s & passed & I & GL & W). inversion W as [s0 passed0 next H1 H2 H3 H4 H5 Hover Hpass]; subst.
  destruct passed; [left; intros _; exists s; split; auto|].
  specialize (Hpass eq_refl).
  inversion Hpass as [s0 ko passed q s' Legal After W'|s0 ko passed Hover' Hpass']; subst.
  - right. eapply z_answer; eauto.
  - left. intros _. exists s. split; auto.
Qed.

Lemma z_here b p b' : z_fits i b -> all_libs b -> Composition.essential_two Z z_ess i b ->
  play A p b b' -> z_points i p = true ->
  (z_fits i b' /\ forall q, z_points i q = true -> b q = Stone D -> b' q = Stone D)
  \/ (z_fits i b' /\ z_goal i b')
  \/ answer Z z_points z_ess z_eyes z_fits i (fun b2 => ~ same b b2) b'.
Proof.
  intros F L T P Zp. apply game_fits in F. destruct F as (s & passed & I & GL & W).
  assert (Bp : b p = Empty) by apply P.
  destruct (s p) as [|c] eqn:Sp; [|destruct c].
  - right. inversion W as [s0 passed0 next H1 H2 H3 H4 H5 Hover Hpass]; subst.
    assert (Legal : attack_legal g s p) by (eapply attack_is_legal; eauto).
    assert (After := H3 p Legal). assert (NoBlock := H4 p Legal). specialize (H5 p Legal).
    assert (I' : fits_board g (next p) b') by (eapply fits_after_attack; eauto).
    assert (GL' : game_libs g (next p)) by (eapply game_libs_after_attack; eauto).
    assert (L' : all_libs b') by (eapply play_libs; eauto).
    inversion H5 as [s0 ko passed0 q s' Legal' After' W'|s0 ko passed0 Hover' Hpass']; subst.
    + right. eapply z_answer; eauto.
      assert (Zq : inZ g q = true) by apply Legal'.
      assert (Eq : b' q = Empty) by (eapply empty_on_board; [exact I'|exact Zq|apply Legal']).
      assert (Nk : ~ ko_point g s p (next p) q) by apply Legal'.
      intros b2 P2. eapply no_ko with (s' := next p); eauto.
    + left. specialize (Hpass' eq_refl). split; [apply game_fits; exists (next p), true; auto|].
      intros _. exists (next p). split; auto.
      inversion Hpass' as [s0 passed0 next' G1 G2 G3 G4 G5 Gover Gpass]; subst. auto.
  - apply (same_defender s b I) in Sp; auto. congruence.
  - left. eapply z_outside; eauto.
Qed.

Theorem game_is_local : local_strategy Z z_points z_ess z_eyes z_goal z_fits i.
Proof.
  split.
  - apply z_kept.
  - intros b p b' F L T P Zp. apply game_fits in F. destruct F as (s & passed & I & GL & W). eapply z_outside; eauto.
  - apply z_here.
  - apply z_free.
  - intros b q b' F L P Zq. apply game_fits in F. destruct F as (s & passed & I & GL & W).
    apply game_fits. exists s, passed. split; [|auto].
    eapply defend_outside; eauto.
Qed.

Lemma game_first : z_fits i b0.
Proof.
  apply game_fits. assert (W := game_rules Accepted i Hi Moving). assert (L := board_rule Accepted).
  exists b0, false. split; [apply fits_first|].
  split; auto. eapply game_libs_first; eauto.
Qed.

End Game.

(* A zone of rooms is one, too. The defender never plays there. *)
Section RoomsZone.
Variable i : Z.
Hypothesis Hi : In i zones.
Hypothesis Resting : static i = true.
Notation g := (games i).

#[local] Instance r_named : well_named g b0 := name_rules Accepted i Hi.

Let Rules : static_rules g b0 := room_rules Accepted i Hi Resting.

Lemma room_fits b : z_fits i b <-> rooms_fit g b0 b.
Proof. unfold z_fits. rewrite Resting. tauto. Qed.

Lemma room_goal b : z_goal i b.
Proof. intros H. congruence. Qed.

Lemma block_linked b x y : rooms_fit g b0 b -> block (g := g) x y -> linked b x y.
Proof. intros F. apply conn_mono. intros z Hz. apply (ess_stay b F). exact Hz. Qed.

Lemma block_ess x y : block (g := g) x y -> z_ess i y.
Proof. intros C. exact (conn_end _ _ _ C). Qed.

Theorem rooms_are_local : local_strategy Z z_points z_ess z_eyes z_goal z_fits i.
Proof.
  split.
  - intros b x F Hx. apply room_fits in F. split; [apply (ess_stay b F); exact Hx|].
    destruct (rooms_keep Rules b x F Hx) as [H|[H|H]]; [left; exact H|right; left|right; right].
    + destruct H as (r & y & k & Zr & Lr & C & Hk). exists r, y, k.
      repeat split; auto; [eapply block_linked; eauto|eapply block_ess; eauto].
    + destruct H as (y1 & y2 & k1 & k2 & N & C1 & C2 & H1 & H2). exists y1, y2, k1, k2.
      repeat split; auto; first [eapply block_linked; eauto; fail | eapply block_ess; eauto].
  - intros b p b' F L T P Zp. apply room_fits in F. split.
    + apply room_fits. eapply rooms_attacked; eauto.
    + intros q Zq Bq. destruct (defender_out b F q Zq Bq).
  - intros b p b' F L T P Zp. apply room_fits in F. left. split.
    + apply room_fits. eapply rooms_attacked; eauto.
    + intros q Zq Bq. destruct (defender_out b F q Zq Bq).
  - intros b _ _. left. apply room_goal.
  - intros b q b' F L P Zq. apply room_fits in F. apply room_fits. eapply rooms_defended; eauto.
Qed.

Lemma room_first : z_fits i b0.
Proof. apply room_fits. apply (rooms_first Rules). apply (board_rule Accepted). Qed.

End RoomsZone.

Lemma zone_is_local i : In i zones -> local_strategy Z z_points z_ess z_eyes z_goal z_fits i.
Proof.
  intros Hi. destruct (static i) eqn:S; [apply rooms_are_local; auto|apply game_is_local; auto].
Qed.

Lemma zone_first i : In i zones -> z_fits i b0.
Proof.
  intros Hi. destruct (static i) eqn:S; [apply room_first; auto|apply game_first; auto].
Qed.

Lemma first_good : good Z zones z_fits b0.
Proof. split; [apply (board_rule Accepted)|]. apply zone_first. Qed.

(* Blocks that are alive are never captured. When the defender passes, each zone is in a good end. *)
Theorem certificate_holds :
  defended (fun x => exists n, alive n x) (fun b => forall i, In i zones -> z_goal i b) b0.
Proof.
  exact (zones_hold Z Z_eq zones z_points z_ess z_eyes givers z_goal z_fits alive last
    (all_zone_rules Accepted) (all_sum_rules Accepted) zone_is_local b0 first_good).
Qed.

Theorem certificate_holds_defender_first :
  (forall i, In i zones -> z_goal i b0)
  \/ exists q b2, play D q b0 b2
     /\ defended (fun x => exists n, alive n x) (fun b => forall i, In i zones -> z_goal i b) b2.
Proof.
  exact (zones_hold_defender_first Z Z_eq zones z_points z_ess z_eyes givers z_goal z_fits alive last
    (all_zone_rules Accepted) (all_sum_rules Accepted) zone_is_local b0 first_good).
Qed.

(* R-CLAIM-1 and R-CLAIM-2: stones that are alive, and points where each good end of a zone has no attacker. *)
Variable claimed_alive : point -> Prop.
Variable claimed_territory : point -> Prop.
Hypothesis Claim_1 : forall x, claimed_alive x -> exists n, alive n x.
Hypothesis Claim_2 : forall x, claimed_territory x -> exists i, In i zones /\ static i = false
  /\ z_points i x = true /\ forall s, final (games i) s -> s x <> Stone A.

Theorem claims_hold :
  defended claimed_alive (fun b => forall x, claimed_territory x -> b x <> Stone A) b0.
Proof.
  apply defended_weaker with (3 := certificate_holds); auto.
  intros b Hg x Hx Bx. destruct (Claim_2 x Hx) as (i & Hi & Si & Zx & Hf).
  destruct (Hg i Hi Si) as (s & I & Hs). apply (Hf s Hs). apply (attacker_in_game s b I); auto.
Qed.

End Certificate.

Print Assumptions claims_hold.
