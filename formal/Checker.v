(* A checker for the lines of a game, written in Coq, and the proof that it is right.
   It plays all moves of the graph as docs/certificate-rules.md says under "Games". It is slow, and made for examples. *)

From Coq Require Import List Bool Arith.
From Sekilab Require Import Board LocalGame Decide.
Import ListNotations.

(* The lines of a file: a D..., d MOVE D, and the end of play. No move is the pass. *)
Inductive line {G : Graph} := Loser (next : list nat) | Winner (move : option point) (next : nat) | Over.

Section Checker.
Context {G : Graph} {K : Type}.
Hypothesis K_eq : forall k1 k2 : K, {k1 = k2} + {k1 <> k2}.
Variable g : local_game K.
Variable final_dec : forall s, dec (final g s).
Variable lines : list line.

Notation D := Defender.
Notation A := Attacker.

Definition holds {P : Prop} (d : dec P) := if d then true else false.

Lemma holds_true P (d : dec P) : holds d = true -> P.
Proof. destruct d; [auto|discriminate]. Qed.

(* A table of the cells saves time. *)
Fixpoint look_up (l : list (point * cell)) x :=
  match l with
  | [] => Empty
  | (y, c) :: l => if point_eq x y then c else look_up l x
  end.

Definition table (s : pos) : pos := let l := map (fun x => (x, s x)) points in look_up l.

Lemma table_is s x : table s x = s x.
Proof.
  assert (H : forall l, In x l -> look_up (map (fun y => (y, s y)) l) x = s x).
  { induction l as [|y l IH]; simpl; [tauto|]. intros [->|Hx]; destruct (point_eq x x); try congruence.
    destruct (point_eq x y) as [->|]; auto. }
  apply H, points_all.
Qed.

Definition attacked s p := table (fun x => if in_C_dec g s p x then Empty else put s p A x).
Definition defended_at s p := table (fun x => if in_D_dec g s p x then Empty else put s p D x).

Lemma attacked_is s p : after_attack g s p (attacked s p).
Proof. intros x. unfold attacked. rewrite table_is. destruct (in_C_dec g s p x); split; tauto. Qed.

Lemma defended_is s p : after_defense g s p (defended_at s p).
Proof. intros x. unfold defended_at. rewrite table_is. destruct (in_D_dec g s p x); split; tauto. Qed.

Definition moves s := filter (fun p => holds (attack_legal_dec g s p)) points.
Definition ko_points s p s' := filter (fun q => holds (ko_point_dec g s p s' q)) points.
Definition banned (ko : list point) x : dec (In x ko) := in_dec point_eq x ko.

Definition calm s := holds (all_dec _ (fun x => not_dec _ (doubtful_dec g s x)))
  && holds (all_dec _ (fun x => not_dec _ (in_last_eye_dec K_eq g s x))).

(* Play from a state, whose line has a number. All moves lead forward, so the number of lines is enough fuel. *)
Fixpoint accepts (fuel : nat) (turn : color) (s : pos) (ko : list point) (passed over : bool) (n : nat) : bool :=
  match fuel with
  | O => false
  | S fuel =>
      match nth_error lines n, over, turn with
      | Some Over, true, _ => holds (final_dec s)
      | Some (Loser next), false, Attacker =>
          let ms := moves s in
          calm s && (length next =? S (length ms))
          && forallb (fun pd =>
               let s' := attacked s (fst pd) in
               (1 <=? snd pd) && negb (holds (captures_block_dec g s (fst pd)))
               && accepts fuel D s' (ko_points s (fst pd) s') false false (n + snd pd)) (combine ms next)
          && (1 <=? nth (length ms) next 0)
          && accepts fuel D s [] true passed (n + nth (length ms) next 0)
      | Some (Winner (Some p) d), false, Defender =>
          (1 <=? d) && holds (defend_legal_dec g s (fun x => In x ko) p (banned ko))
          && accepts fuel A (defended_at s p) [] false false (n + d)
      | Some (Winner None d), false, Defender => (1 <=? d) && accepts fuel A s [] true passed (n + d)
      | _, _, _ => false
      end
  end.

Definition accepts_game (b0 : pos) := accepts (S (length lines)) A b0 [] false false 0.

Lemma in_combine (p : point) : forall (ms : list point) (next : list nat), In p ms -> length ms <= length next ->
  exists d, In (p, d) (combine ms next).
Proof.
  induction ms as [|m ms IH]; simpl; [tauto|]. intros [|d next] Hp H; simpl in H; [inversion H|].
  destruct Hp as [->|Hp]; [exists d; simpl; auto|].
  destruct (IH next Hp) as (d' & Hd); [apply le_S_n; exact H|]. exists d'. simpl. auto.
Qed.

Definition won (turn : color) s (ko : list point) (passed over : bool) :=
  if over then final g s
  else match turn with
       | Attacker => wins_a g s passed
       | Defender => forall ban : point -> Prop, (forall x, ban x -> In x ko) -> wins_d g s ban passed
       end.

Theorem accepts_sound fuel : forall turn s ko passed over n,
  accepts fuel turn s ko passed over n = true -> won turn s ko passed over.
Proof.
  induction fuel as [|fuel IH]; simpl; [discriminate|]. intros turn s ko passed over n H.
  destruct (nth_error lines n) as [[next|[p|] d|]|]; [| | | |discriminate].
  - destruct over; [discriminate|]. destruct turn; [discriminate|]. unfold won.
    apply andb_true_iff in H; destruct H as [H Hpass].
    apply andb_true_iff in H; destruct H as [H _].
    apply andb_true_iff in H; destruct H as [H Hall].
    apply andb_true_iff in H; destruct H as [Hcalm Hlen].
    unfold calm in Hcalm. apply andb_true_iff in Hcalm. destruct Hcalm as [C1 C2].
    apply holds_true in C1. apply holds_true in C2. apply Nat.eqb_eq in Hlen.
    rewrite forallb_forall in Hall.
    assert (Each : forall p, attack_legal g s p -> ~ captures_block g s p
      /\ won D (attacked s p) (ko_points s p (attacked s p)) false false).
    { intros p Hp.
      assert (Hm : In p (moves s)).
      { apply filter_In. split; [apply points_all|]. unfold holds. destruct (attack_legal_dec g s p); tauto. }
      destruct (in_combine p (moves s) next Hm) as (d & Hd); [rewrite Hlen; auto|].
      specialize (Hall _ Hd). simpl in Hall.
      apply andb_true_iff in Hall; destruct Hall as [Hall Hrun].
      apply andb_true_iff in Hall; destruct Hall as [_ Hcap]. split.
      - destruct (captures_block_dec g s p); [discriminate|auto].
      - apply IH in Hrun. exact Hrun. }
    apply IH in Hpass.
    apply attackers_turn with (next := attacked s); auto.
    + intros p _. apply attacked_is.
    + intros p Hp. apply Each; auto.
    + intros p Hp. apply (proj2 (Each p Hp)). intros x Hx. apply filter_In. split; [apply points_all|].
      unfold holds. destruct (ko_point_dec g s p (attacked s p) x); tauto.
    + intros ->. exact Hpass.
    + intros ->. apply Hpass. tauto.
  - destruct over; [discriminate|]. destruct turn; [|discriminate]. unfold won.
    apply andb_true_iff in H; destruct H as [H Hrun].
    apply andb_true_iff in H; destruct H as [_ Hl]. apply holds_true in Hl. apply IH in Hrun.
    intros ban Hban. apply defenders_stone with p (defended_at s p); [|apply defended_is|exact Hrun].
    destruct Hl as (H1 & H2 & H3 & H4). split; auto. split; auto.
  - destruct over; [discriminate|]. destruct turn; [|discriminate]. unfold won.
    apply andb_true_iff in H; destruct H as [_ Hrun]. apply IH in Hrun.
    intros ban Hban. apply defenders_pass; intros ->; exact Hrun.
  - destruct over; [|discriminate]. unfold won. apply holds_true in H. exact H.
Qed.

Theorem accepts_game_sound b0 : accepts_game b0 = true -> wins_a g b0 false.
Proof. intros H. apply accepts_sound in H. exact H. Qed.

(* R-BOARD-1, and the rules for names of blocks. *)
Lemma all_libs_dec b0 : dec (all_libs b0).
Proof.
  destruct (all_dec (fun x => (b0 x = Stone D -> exists r, lib b0 D x r) /\ (b0 x = Stone A -> exists r, lib b0 A x r)))
    as [H|H].
  - intros x. apply and_dec; [|intros _];
      (apply imp_dec; [apply cell_eq|intros _; apply ex_dec; intros r; apply lib_dec]).
  - left. intros x [|] E; apply H; exact E.
  - right. intros L. apply H. intros x. split; apply L.
Defined.

Lemma well_named_dec b0 : dec (well_named g b0).
Proof.
  destruct (all_dec (fun x =>
    (named g x -> b0 x = Stone D /\ inZ g x = false)
    /\ (~ (ess g x = true /\ lost g x = true))
    /\ forall y, adj x y -> b0 y = Stone D ->
         (ess g x = true -> ess g y = true) /\ (lost g x = true -> lost g y = true))) as [H|H].
  - intros x. apply and_dec; [|intros _; apply and_dec; [|intros _]].
    + apply imp_dec; [apply named_dec|intros _]. apply and_dec; [apply cell_eq|intros _; apply bool_dec].
    + apply not_dec. apply and_dec; [|intros _]; apply bool_dec.
    + apply all_dec. intros y. apply imp_dec; [apply adj_dec|intros _]. apply imp_dec; [apply cell_eq|intros _].
      apply and_dec; [|intros _]; (apply imp_dec; [|intros _]; apply bool_dec).
  - left. split.
    + intros x N. apply (proj1 (H x) N).
    + intros x N. apply (proj1 (H x) N).
    + intros x y E Ha Hy. destruct (H x) as (_ & _ & W). apply (W y Ha Hy). exact E.
    + intros x y E Ha Hy. destruct (H x) as (_ & _ & W). apply (W y Ha Hy). exact E.
    + intros x E L. apply (proj1 (proj2 (H x))). auto.
  - right. intros W. apply H. intros x. split; [|split].
    + intros N. split; [apply (named_stone g x N)|apply (named_outside g x N)].
    + intros [E L]. apply (named_once g x E L).
    + intros y Ha Hy. split; intros E; [apply (ess_whole g x y E Ha Hy)|apply (lost_whole g x y E Ha Hy)].
Defined.

End Checker.
