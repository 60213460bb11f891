(* A win in the wall game holds on the board (L-1): moves in the zone, and turns of the attacker. *)

From Coq Require Import List Bool.
From Sekilab Require Import Board LocalGame Decide Invariant.
Import ListNotations.

Section Wall.
Context {G : Graph} {K : Type}.
Hypothesis K_eq : forall k1 k2 : K, {k1 = k2} + {k1 <> k2}.
Context {g : local_game K} {b0 : pos} {Named : well_named g b0}.

Notation D := Defender.
Notation A := Attacker.
Notation inZ := (inZ g).
Notation ess := (ess g).
Notation lost := (lost g).
Notation eyes := (eyes g).
Notation named := (named g).
Notation dstone := (dstone g).
Notation astone := (astone g).
Notation dlib := (dlib g).
Notation alib := (alib g).
Notation has_eye := (has_eye g).
Notation has_block := (has_block g).
Notation at_wall := (at_wall g).
Notation lost_block := (lost_block g).
Notation near := (near g).
Notation taken := (taken g).
Notation outer := (outer g).
Notation in_C := (in_C g).
Notation in_D := (in_D g).
Notation doubtful := (doubtful g).
Notation two_eyes := (two_eyes g).

Notation named_dec := (named_dec g).
Notation dconn_dec := (dconn_dec g).
Notation dlib_dec := (dlib_dec g).
Notation alib_dec := (alib_dec g).
Notation outer_dec := (outer_dec g).
Notation lost_block_dec := (lost_block_dec g).
Notation in_D_dec := (in_D_dec g).
Notation any_eye_dec := (any_eye_dec g).
Notation two_eyes_dec := (two_eyes_dec K_eq g).
Notation in_C_dec := (in_C_dec g).
Notation live := (live g).
Notation fits_board := (fits_board g).
Notation game_libs := (game_libs g).
Notation essential_two := (essential_two g).

(* The attacker plays on a point that is empty in the game. *)
Section AttackInside.
Variables (s b : pos) (p : point) (b' : pos).
Hypothesis I : fits_board s b.
Hypothesis GL : game_libs s.
Hypothesis L : all_libs b.
Hypothesis Two : essential_two b.
Hypothesis P : play A p b b'.
Hypothesis Zp : inZ p = true.
Hypothesis Sp : s p = Empty.
Hypothesis Clear : forall x, ~ doubtful s x.

Notation s1 := (put s p A).
Notation b1 := (put b p A).

Lemma I1 : fits_board s1 b1.
Proof. apply fits_put_A; auto. Qed.

Lemma Bp : b p = Empty.
Proof. apply P. Qed.

Lemma dstone_put_A x : dstone s1 x <-> dstone s x.
Proof.
  unfold LocalGame.dstone, put. destruct (point_eq x p) as [->|N]; [|tauto].
  split; intros [H|[H1 H2]]; auto; [discriminate|congruence].
Qed.

Lemma dconn_put_A x y : conn (dstone s1) x y <-> conn (dstone s) x y.
Proof. split; apply conn_mono; intros z; apply dstone_put_A. Qed.

Lemma in_ess x : ess x = true -> ~ dead b1 D x.
Proof. intros E. apply two_survives; [apply P|]. apply Two; auto. Qed.

(* A dead group on the board is captured in the game. *)
Lemma dead_no_dlib x r : live s1 x -> dead b1 D x -> ~ dlib s1 x r.
Proof. intros Hx [_ Hd] Hr. apply (Hd r). eapply dlib_lib; eauto. apply I1. Qed.

Lemma dead_no_ess x y : live s1 x -> dead b1 D x -> conn (dstone s1) x y -> ess y = true -> False.
Proof.
  intros Hx Hd C E. apply (in_ess y E). eapply dead_conn; [|exact Hd]. eapply live_linked; eauto. apply I1.
Qed.

Lemma dead_in_C x : inZ x = true -> dead b1 D x -> in_C s p x.
Proof.
  intros Z Hd.
  assert (S1 : s1 x = Stone D) by (apply (same_defender s1 b1 I1); auto; apply Hd).
  assert (Lx : live s1 x) by (left; auto).
  assert (Sx : s x = Stone D).
  { unfold put in S1. destruct (point_eq x p); [discriminate|auto]. }
  split; [apply live_dstone; auto|]. split; [|split; [|split]].
  - destruct (GL x Z Sx) as [(r & y & C & Ha & Zr & Er)|(y & C & E)].
    + exists y. apply dconn_put_A in C. split; auto.
      destruct (point_eq r p) as [->|N]; auto. destruct (dead_no_dlib x r Lx Hd).
      exists y. repeat split; auto. rewrite put_other; auto.
    + apply dconn_put_A in C. destruct (dead_no_ess x y Lx Hd C E).
  - intros r. apply dead_no_dlib; auto.
  - intros k (y & C & E & _). eapply dead_no_ess; eauto.
  - exists x. split; [apply conn_refl, live_dstone; auto|].
    destruct (lost x) eqn:E; auto. destruct (inZ_not_named x Z). right. auto.
Qed.

Lemma no_block_inZ x y : dstone s1 x -> ~ has_block s1 x -> conn (dstone s1) x y -> inZ y = true /\ s1 y = Stone D.
Proof.
  intros Hx N C. destruct (conn_end _ _ _ C) as [H|H]; auto. destruct N. exists y. auto.
Qed.

(* What the game captures is dead on the board: R-GAME-1. *)
Lemma in_C_dead x : in_C s p x -> ~ has_block s1 x -> inZ x = true /\ dead b1 D x.
Proof.
  intros (Hx & Hn & Hl & He & _) Nb.
  assert (Zx : inZ x = true /\ s1 x = Stone D) by (eapply no_block_inZ; eauto using conn_refl).
  assert (Quiet : forall y, conn (dstone s1) x y ->
    ~ (at_wall y \/ exists r, adj y r /\ astone s r /\ outer s r)).
  { intros y C W. apply (Clear x). split; [apply dstone_put_A; auto|]. split; [|split].
    - intros (z & Cz & Hz). apply Nb. exists z. split; auto. apply dconn_put_A; auto.
    - assert (U : forall r, dlib s x r -> r = p).
      { intros r (z & Cz & Ha & Zr & Er). destruct (point_eq r p) as [->|N]; auto.
        destruct (Hl r). exists z. repeat split; auto; [apply dconn_put_A; auto|]. rewrite put_other; auto. }
      intros r1 r2 H1 H2. rewrite (U r1 H1), (U r2 H2). auto.
    - exists y. split; auto. apply dconn_put_A; auto. }
  assert (Step : forall u v, conn (dstone s1) x u -> adj u v -> inZ v = true).
  { intros u v C Ha. destruct (inZ v) eqn:Z; auto. destruct (named_dec v) as [Nv|Nv].
    - destruct Nb. exists v. split; auto. eapply conn_step; eauto. left. auto.
    - destruct (Quiet u C). left. exists v. auto. }
  assert (Same : forall y, conn (on b1 D) x y -> conn (dstone s1) x y).
  { intros y C. induction C as [H|y z C IH Ha Hz]; [apply conn_refl; auto|].
    eapply conn_step; eauto. right. assert (Z : inZ z = true) by (eapply Step; eauto).
    split; auto. apply (same_defender s1 b1 I1); auto. }
  split; [apply Zx|]. split; [apply (same_defender s1 b1 I1); tauto|].
  intros r (y & C & Ha & Er). apply Same in C.
  assert (Zr : inZ r = true) by (eapply Step; eauto).
  assert (N : r <> p) by (intros ->; rewrite put_same in Er; discriminate).
  destruct (s1 r) as [|c] eqn:E.
  - apply (Hl r). exists y. auto.
  - destruct c.
    + apply (same_defender s1 b1 I1) in E; auto. congruence.
    + rewrite put_other in Er; auto. rewrite put_other in E; auto. apply (Quiet y C). right. exists r.
      split; auto. split; [split; auto|]. apply (gone_is_outer s b I); auto. congruence.
Qed.

(* The move is legal in the game. *)
Lemma attack_is_legal : attack_legal g s p.
Proof.
  split; auto. split; auto.
  destruct (ex_dec (alib s1 p)) as [E|E]; [intros; apply alib_dec|auto|].
  destruct (outer_dec s1 p) as [O|O]; auto. left.
  assert (Ap : astone s1 p) by (split; auto; apply put_same).
  destruct P as (_ & _ & _ & r & y & C & Ha & Er).
  assert (C1 : conn (on b1 A) p y).
  { eapply conn_mono; [|exact C]. intros z Hz. unfold on in *. apply (play_back_own A p b b' P) in Hz.
    destruct Hz as [->|Hz]; [apply put_same|]. rewrite put_other; auto. pose proof Bp. congruence. }
  destruct (play_back_empty A p b b' P r Er) as [N [He|Hd]].
  - destruct E. exists r. apply (lib_alib s1 b1 I1); auto. exists y. split; auto. split; auto.
    rewrite put_other; auto.
  - apply (complete_back s1 b1 I1 p Ap O) in C1.
    destruct (enclosed s1 p O y r C1 Ha) as [Z|Lr]; [exists r; apply dead_in_C; auto|].
    assert (Lr' := Lr). destruct Lr as [[Z _]|[Ee|(Hl & Hn & Ht)]]; [exists r; apply dead_in_C; auto| |].
    + destruct (in_ess r Ee Hd).
    + destruct (lost_witness s1 r Hl Hn Ht) as (z & r0 & Cz & Hz & Zr & Sr).
      apply (lost_block_dconn s1) in Cz.
      destruct (s1 r0) as [|c] eqn:E0; [|destruct c; [|congruence]].
      * destruct (dead_no_dlib r r0 Lr' Hd). exists z. auto.
      * exists r0. apply dead_in_C; auto. eapply dead_conn; [|exact Hd].
        apply (live_linked s1 b1 I1); auto. eapply conn_step; eauto. right. auto.
Qed.

(* The state after the move fits, if the move captures no block. *)
Section After.
Variable s' : pos.
Hypothesis After : after_attack g s p s'.
Hypothesis NoBlock : ~ captures_block g s p.

Lemma C_dead x : in_C s p x -> inZ x = true /\ dead b1 D x.
Proof. intros H. apply in_C_dead; auto. intros N. apply NoBlock. exists x. auto. Qed.

Lemma after_A x : inZ x = true -> s1 x = Stone A -> s' x = Stone A.
Proof.
  intros Z H. rewrite (proj2 (After x)); auto. intros C. apply C_dead in C. destruct C as [_ [Hd _]].
  apply (same_defender s1 b1 I1) in Hd; auto. congruence.
Qed.

Lemma after_A_s x : inZ x = true -> s x = Stone A -> s' x = Stone A.
Proof. intros Z H. apply after_A; auto. rewrite put_other; congruence. Qed.

Lemma fits_after_attack : fits_board s' b'.
Proof.
  split.
  - intros x Z. split; intros H.
    + destruct (in_C_dec s p x) as [C|C]; [rewrite (proj1 (After x) C) in H; discriminate|].
      rewrite (proj2 (After x) C) in H. apply (play_other A p b b' P).
      * unfold put in H. destruct (point_eq x p); [discriminate|]. apply (same_defender s b I); auto.
      * intros Hd. apply C. apply dead_in_C; auto.
    + apply (play_back_other A p b b' P) in H. destruct H as [H Hd].
      rewrite (proj2 (After x)); [|intros C; apply Hd; apply C_dead; auto].
      apply (same_defender s1 b1 I1); auto. rewrite put_other; auto. pose proof Bp. congruence.
  - intros x Z H. apply after_A; auto. apply (attacker_in_game s1 b1 I1); auto.
    apply (play_back_own A p b b' P) in H. destruct H as [->|H]; [apply put_same|].
    rewrite put_other; auto. pose proof Bp. congruence.
  - intros x Z H N. destruct (in_C_dec s p x) as [C|C]; [rewrite (proj1 (After x) C) in H; discriminate|].
    rewrite (proj2 (After x) C) in H. unfold put in H. destruct (point_eq x p) as [->|Nx].
    + destruct N. apply (play_point A p b b' P).
    + eapply outer_mono; [apply after_A_s|]. apply (gone_is_outer s b I); auto.
      intros E. apply N. apply (play_own A p b b' P); auto.
  - intros x E. apply (play_other A p b b' P); [apply (ess_on_board s b I); auto|apply in_ess; auto].
  - intros x H1 H2 H3.
    assert (T : ~ taken s x) by (intros T; apply H3; eapply taken_mono; [apply after_A_s|exact T]).
    apply (play_other A p b b' P); [apply (lost_on_board s b I); auto|]. intros Hd.
    destruct (lost_witness s' x H1 H2 H3) as (y & r & Cy & Ha & Zr & Sr).
    assert (Sr1 : s1 r <> Stone A) by (intros E; apply Sr; apply after_A; auto).
    assert (Lx : live s1 x).
    { right. right. split; auto. split; auto. intros (_ & _ & T1). apply Sr1. eapply T1; eauto. }
    apply (lost_block_dconn s1) in Cy.
    destruct (s1 r) as [|c] eqn:E; [|destruct c; [|congruence]].
    + destruct (dead_no_dlib x r Lx Hd). exists y. auto.
    + assert (Cr : conn (dstone s1) x r) by (eapply conn_step; eauto; right; auto).
      apply NoBlock. exists r. split.
      * apply dead_in_C; auto. eapply dead_conn; [|exact Hd]. apply (live_linked s1 b1 I1); auto.
      * exists x. split; [apply conn_sym; auto|right; auto].
Qed.

Lemma in_C_conn x y : conn (dstone s1) x y -> in_C s p y -> in_C s p x.
Proof.
  intros C (H1 & (z & Cz & Hz) & H2 & H3 & (w & Cw & Hw)). split; [exact (conn_start _ _ _ C)|].
  assert (C' := conn_sym _ _ _ C). split; [|split; [|split]].
  - exists z. split; auto. eapply conn_trans; eauto.
  - intros r (u & Cu & H). apply (H2 r). exists u. split; auto. eapply conn_trans; eauto.
  - intros k (u & Cu & H). apply (H3 k). exists u. split; auto. eapply conn_trans; eauto.
  - exists w. split; auto. eapply conn_trans; eauto.
Qed.

Lemma dconn_after x y : ~ in_C s p x -> conn (dstone s1) x y -> conn (dstone s') x y.
Proof.
  intros N C.
  assert (H : forall z, conn (dstone s1) x z -> dstone s' z).
  { intros z Cz. destruct (conn_end _ _ _ Cz) as [H|[Z H]]; [left; auto|right]. split; auto.
    rewrite (proj2 (After z)); auto. intros Hz. apply N. eapply in_C_conn; eauto. }
  induction C as [Hx|y z C IH Ha Hz]; [apply conn_refl; apply H, conn_refl; auto|].
  eapply conn_step; eauto. apply H. eapply conn_step; eauto.
Qed.

Lemma dlib_after x r : ~ in_C s p x -> dlib s1 x r -> dlib s' x r.
Proof.
  intros N (y & C & Ha & Z & E). exists y. split; [apply dconn_after; auto|]. repeat split; auto.
  destruct (in_C_dec s p r) as [H|H]; [apply After; auto|]. rewrite (proj2 (After r) H). auto.
Qed.

Lemma game_libs_after_attack : game_libs s'.
Proof.
  intros x Z H.
  destruct (in_C_dec s p x) as [C|C]; [rewrite (proj1 (After x) C) in H; discriminate|].
  rewrite (proj2 (After x) C) in H.
  assert (Dx : dstone s1 x) by (right; auto).
  destruct (ex_dec (dlib s1 x)) as [(r & Hr)|El]; [intros; apply dlib_dec|left; exists r; apply dlib_after; auto|].
  destruct (any_eye_dec s1 x) as [(k & y & Cy & Ey & _)|Ee].
  { right. exists y. split; auto. apply dconn_after; auto. }
  assert (Sx : s x = Stone D) by (unfold put in H; destruct (point_eq x p); [discriminate|auto]).
  destruct (GL x Z Sx) as [(r & y & Cy & Ha & Zr & Er)|(y & Cy & Ey)].
  - apply dconn_put_A in Cy. destruct (point_eq r p) as [->|N].
    + destruct C. split; auto. split; [exists y; auto|]. split; [|split].
      * intros r Hr. eauto.
      * intros k Hk. eauto.
      * exists x. split; [apply conn_refl; auto|].
        destruct (lost x) eqn:E; auto. destruct (inZ_not_named x Z). right. auto.
    + destruct El. exists r, y. repeat split; auto. rewrite put_other; auto.
  - right. exists y. split; auto. apply dconn_after; auto. apply dconn_put_A; auto.
Qed.

(* The defender does not retake a ko at once on a point that is not the ko point of the game. *)
Lemma no_ko q b2 : inZ q = true -> b' q = Empty -> ~ ko_point g s p s' q -> play D q b' b2 -> ~ same b b2.
Proof.
  intros Zq Eq Nk P2 S.
  assert (I' := fits_after_attack).
  assert (Bq : b q = Stone D) by (rewrite S; apply (play_point D q b' b2 P2)).
  assert (Hq : in_C s p q).
  { apply dead_in_C; auto. destruct (play_back_empty A p b b' P q Eq) as [_ [E|Hd]]; [congruence|auto]. }
  assert (Only : forall x, in_C s p x -> x = q).
  { intros x C. destruct (point_eq x q) as [->|N]; auto. destruct (C_dead x C) as [_ Hd].
    assert (b' x = Empty) by (apply (play_dead A p b b' P); auto).
    assert (b2 x = Empty) by (apply (play_stays_empty D q b' b2 P2); auto).
    rewrite <- S in H0. assert (b1 x = Stone D) by apply Hd.
    rewrite put_other in H1; [congruence|]. intros ->. destruct C as ([C|[_ C]] & _).
    - apply (inZ_not_named p Zp C).
    - rewrite put_same in C. discriminate. }
  assert (Np : p <> q) by (intros E; pose proof Bp; congruence).
  assert (Dp : dead (put b' q D) A p).
  { assert (b' p = Stone A) by apply (play_point A p b b' P).
    assert (E2 : b2 p = Empty) by (rewrite <- S; apply Bp).
    apply (play_back_empty D q b' b2 P2) in E2. destruct E2 as [_ [E2|E2]]; [congruence|exact E2]. }
  apply Nk. split; auto. split; auto. split.
  - destruct Hq as (_ & (y & Cy & Ha) & _).
    assert (y = q) as ->; [|apply adj_sym; auto]. apply Only. eapply in_C_conn; [apply conn_sym; eauto|].
    apply dead_in_C; auto. destruct (play_back_empty A p b b' P q Eq) as [_ [E|Hd]]; [congruence|auto].
  - intros r Ha Zr Nr. destruct (point_eq r q) as [->|N]; auto.
    assert (Nrp : r <> p) by (intros ->; exact (adj_irreflexive _ Ha)).
    destruct Dp as [Ap Hd]. destruct (b' r) as [|c] eqn:E.
    + destruct (Hd r). exists p. split; [apply conn_refl; exact Ap|]. split; auto. rewrite put_other; auto.
    + destruct c.
      * apply (same_defender s' b' I') in E; auto. congruence.
      * assert (Dr : dead (put b' q D) A r).
        { eapply dead_conn with (x := p); [|split; auto]. apply conn_edge; auto. unfold on. rewrite put_other; auto. }
        apply (play_dead D q b' b2 P2) in Dr. rewrite <- S in Dr.
        apply (play_back_own A p b b' P) in E. destruct E; congruence.
Qed.

End After.
End AttackInside.

(* The defender plays a move of the game. *)
Section DefendInside.
Variables (s b : pos) (q : point) (s' : pos) (ko : point -> Prop).
Hypothesis I : fits_board s b.
Hypothesis GL : game_libs s.
Hypothesis L : all_libs b.
Hypothesis Legal : defend_legal g s ko q.
Hypothesis After : after_defense g s q s'.
Hypothesis Eyes : forall x k, ess x = true -> In k (eyes x) -> exists r, r <> q /\ lib b D x r.

Notation s1 := (put s q D).
Notation b1 := (put b q D).

Lemma Zq : inZ q = true.
Proof. apply Legal. Qed.
Lemma Sq : s q = Empty.
Proof. apply Legal. Qed.
Lemma Bq : b q = Empty.
Proof. eapply empty_on_board; eauto using Zq, Sq. Qed.
Lemma J1 : fits_board s1 b1.
Proof. apply fits_put_D; auto using Zq, Sq. Qed.

Lemma live_q : live s1 q.
Proof. left. split; [apply Zq|apply put_same]. Qed.

Lemma in_D_dead x : in_D s q x -> dead b1 A x.
Proof.
  intros (Hx & _ & Hl & Ho). split.
  - apply (complete s1 b1 J1 x); auto. apply conn_refl. auto.
  - intros r Hr. apply (Hl r). apply (lib_alib s1 b1 J1); auto.
Qed.

Lemma dead_in_D x : inZ x = true -> dead b1 A x -> ~ outer s1 x -> in_D s q x.
Proof.
  intros Z [Hx Hd] Ho.
  assert (Ax : astone s1 x) by (split; auto; apply (attacker_in_game s1 b1 J1); auto).
  split; auto. split; [|split; auto].
  - assert (Bx : b x = Stone A).
    { unfold put in Hx. destruct (point_eq x q); [discriminate|auto]. }
    destruct (L x A Bx) as (r & Hr). destruct (point_eq r q) as [->|N].
    + destruct Hr as (y & C & Ha & _). exists y. split; auto. apply (complete_back s1 b1 J1 x Ax Ho).
      apply conn_put; auto. apply Bq.
    + destruct (Hd r). apply lib_put; auto. apply Bq.
  - intros r Hr. apply (Hd r). apply (alib_lib s1 b1 J1); auto.
Qed.

Lemma in_D_conn x y : conn (astone s1) x y -> in_D s q x -> in_D s q y.
Proof.
  intros C (H1 & (z & Cz & Hz) & H2 & H3). split; [exact (conn_end _ _ _ C)|].
  assert (C' := conn_sym _ _ _ C). split; [|split].
  - exists z. split; auto. exact (conn_trans _ _ _ _ C' Cz).
  - intros r (u & Cu & H). apply (H2 r). exists u. split; auto. exact (conn_trans _ _ _ _ C Cu).
  - intros (u & Cu & H). apply H3. exists u. split; auto. exact (conn_trans _ _ _ _ C Cu).
Qed.

Lemma defense_is_legal : exists b', play D q b b'.
Proof.
  apply play_exists; [apply Bq|]. destruct Legal as (_ & _ & _ & [(x & Hx)|[(r & Hr)|(k & y & Cy & Ey & Hk)]]).
  - right. assert (Hx' := Hx). destruct Hx as (_ & (y & Cy & Ha) & _). exists y. split; [apply adj_sym; auto|].
    apply in_D_dead. eapply in_D_conn; eauto.
  - left. exists r. apply (dlib_lib s1 b1 J1); auto. apply live_q.
  - left. destruct (Eyes y k Ey Hk) as (r & N & Hr). exists r. eapply lib_conn.
    + apply (live_linked s1 b1 J1); [apply live_q|exact Cy].
    + apply lib_put; auto. apply Bq.
Qed.

Lemma outer_stays x : outer s1 x -> outer s' x.
Proof.
  intros (y & C & W).
  assert (Ox : forall z, conn (astone s1) x z -> outer s1 z).
  { intros z Cz. exists y. split; auto. eapply conn_trans; [apply conn_sym; exact Cz|exact C]. }
  assert (St : forall z, astone s1 z -> outer s1 z -> s' z = Stone A).
  { intros z [Z E] O. rewrite (proj2 (After z)); auto. intros (_ & _ & _ & N). auto. }
  exists y. split.
  - clear W. assert (H : forall z, conn (astone s1) x z -> astone s' z).
    { intros z Cz. assert (Az := conn_end _ _ _ Cz). split; [apply Az|auto]. }
    induction C as [Hx|y z C IH Ha Hz]; [apply conn_refl; apply H, conn_refl; auto|].
    eapply conn_step; eauto. apply H. eapply conn_step; eauto.
  - destruct W as [W|(r & Ha & T)]; auto. right. exists r. split; auto.
    assert (T' := T). destruct T as (T1 & T2 & T3). split; auto. split; auto.
    intros z r0 Cz Hz Z0. assert (E0 := T3 z r0 Cz Hz Z0).
    apply St; [split; auto|]. exists r0. split; [apply conn_refl; split; auto|]. right. exists z.
    split; [apply adj_sym; auto|]. eapply taken_conn; [apply conn_sym; exact Cz|exact T'].
Qed.

Lemma taken_stays x : taken s x -> taken s' x.
Proof.
  intros T. assert (T1 : taken s1 x).
  { eapply taken_mono; [|exact T]. intros r Zr Er. rewrite put_other; auto. pose proof Sq. congruence. }
  assert (T1' := T1). destruct T1 as (H1 & H2 & H3). split; auto. split; auto. intros y r Cy Ha Zr.
  rewrite (proj2 (After r)); [eauto|]. intros (_ & _ & _ & N). apply N.
  exists r. split; [apply conn_refl; split; eauto|]. right. exists y.
  split; [apply adj_sym; auto|]. eapply taken_conn; [apply conn_sym; exact Cy|exact T1'].
Qed.

Lemma dstone_after_D x : dstone s' x <-> dstone s1 x.
Proof.
  destruct (in_D_dec s q x) as [H|H].
  - assert (E : s' x = Empty) by (apply After; auto). assert (E1 : s1 x = Stone A) by apply H.
    split; intros [N|[_ N]]; [left; auto|congruence|left; auto|congruence].
  - unfold LocalGame.dstone. rewrite (proj2 (After x) H). tauto.
Qed.

Lemma dconn_after_D x y : conn (dstone s') x y <-> conn (dstone s1) x y.
Proof. split; apply conn_mono; intros z; apply dstone_after_D. Qed.

Lemma fits_after_defense b' : play D q b b' -> fits_board s' b'.
Proof.
  intros P. split.
  - intros x Z. split; intros H.
    + destruct (in_D_dec s q x) as [C|C]; [rewrite (proj1 (After x) C) in H; discriminate|].
      rewrite (proj2 (After x) C) in H. unfold put in H. destruct (point_eq x q) as [->|N].
      * apply (play_point D q b b' P).
      * apply (play_own D q b b' P). apply (same_defender s b I); auto.
    + assert (E : s1 x = Stone D).
      { apply (play_back_own D q b b' P) in H. destruct H as [->|H]; [apply put_same|].
        apply (same_defender s1 b1 J1); auto. rewrite put_other; auto. pose proof Bq. congruence. }
      rewrite (proj2 (After x)); auto. intros (C & _). destruct C. congruence.
  - intros x Z H. apply (play_back_other D q b b' P) in H. destruct H as [H Hd].
    rewrite (proj2 (After x)); [|intros C; apply Hd; apply in_D_dead; auto].
    apply (attacker_in_game s1 b1 J1); auto. rewrite put_other; auto. pose proof Bq. congruence.
  - intros x Z H N. destruct (in_D_dec s q x) as [C|C]; [rewrite (proj1 (After x) C) in H; discriminate|].
    rewrite (proj2 (After x) C) in H. apply outer_stays.
    destruct (cell_eq (b1 x) (Stone A)) as [E|E]; [|apply (gone_is_outer s1 b1 J1); auto].
    destruct (outer_dec s1 x) as [O|O]; auto. destruct C. apply dead_in_D; auto.
    destruct (dead_dec b1 A x) as [Hd|Hd]; auto. destruct N. apply (play_other D q b b' P); auto.
    unfold put in E. destruct (point_eq x q); [discriminate|auto].
  - intros x E. apply (play_own D q b b' P). apply (ess_on_board s b I); auto.
  - intros x H1 H2 H3. apply (play_own D q b b' P). apply (lost_on_board s b I); auto.
    intros T. apply H3. apply taken_stays; auto.
Qed.

Lemma game_libs_after_defense : game_libs s'.
Proof.
  intros x Z H.
  assert (S1 : dstone s1 x) by (apply dstone_after_D; right; auto).
  assert (Em : forall r, s1 r = Empty -> s' r = Empty).
  { intros r Er. destruct (in_D_dec s q r) as [C|C]; [apply After; auto|]. rewrite (proj2 (After r) C). auto. }
  destruct (dconn_dec s1 x q) as [C|C].
  - destruct Legal as (_ & _ & _ & [(z & Hz)|[(r & y & Cy & Ha & Zr & Er)|(k & y & Cy & Ey & Hk)]]).
    + left. assert (Hz' := Hz). destruct Hz as (_ & (y & Cy & Ha) & _).
      assert (Hy : in_D s q y) by (eapply in_D_conn; eauto). exists y, q.
      split; [apply dconn_after_D; auto|]. split; [apply adj_sym; auto|]. split; [apply Hy|apply After; auto].
    + left. exists r, y. split; [apply dconn_after_D; eapply conn_trans; eauto|]. auto.
    + right. exists y. split; auto. apply dconn_after_D. eapply conn_trans; eauto.
  - assert (Sx : s x = Stone D).
    { destruct S1 as [N|[_ E]]; [destruct (inZ_not_named x Z N)|]. unfold put in E.
      destruct (point_eq x q) as [->|N]; auto. destruct C. apply conn_refl. right. split; auto. apply put_same. }
    assert (M : forall y, conn (dstone s) x y -> conn (dstone s1) x y).
    { intros y. apply conn_mono. intros z [N|[Zz Ez]]; [left; auto|right]. split; auto.
      rewrite put_other; auto. pose proof Sq. congruence. }
    destruct (GL x Z Sx) as [(r & y & Cy & Ha & Zr & Er)|(y & Cy & Ey)].
    + left. exists r, y. split; [apply dconn_after_D; auto|]. split; auto. split; auto. apply Em.
      rewrite put_other; auto. intros ->. apply C. eapply conn_step; [apply M; exact Cy|exact Ha|].
      right. split; auto. apply put_same.
    + right. exists y. split; auto. apply dconn_after_D; auto.
Qed.

End DefendInside.

(* Turns of the attacker. *)

(* A group with an essential block has liberties and eyes, two in sum. *)
Lemma liberties_and_eyes s passed x : wins_a g s passed -> ess x = true ->
  (exists r1 r2, r1 <> r2 /\ dlib s x r1 /\ dlib s x r2)
  \/ (exists r k, dlib s x r /\ has_eye s x k)
  \/ two_eyes s x.
Proof.
  intros W E. inversion W as [s0 passed0 next Hdoubt Hlast Hafter Hblock Hnext Hp1 Hp2]; subst.
  destruct (ex_dec (dlib s x)) as [(r & Hr)|N]; [intros; apply dlib_dec| |].
  - destruct (ex_dec (fun r2 => r <> r2 /\ dlib s x r2)) as [(r2 & N2 & Hr2)|N2].
    { intros r2. apply and_dec; [destruct (point_eq r r2); [right|left]; auto|intros _; apply dlib_dec]. }
    + left. exists r, r2. auto.
    + right. left. destruct (any_eye_dec s x) as [(k & Hk)|Ne]; [exists r, k; auto|].
      assert (Dx : dstone s x) by (left; left; auto).
      assert (Sub : forall y, dstone (put s r A) y -> dstone s y).
      { intros y [H|[Z H]]; [left; auto|]. right. split; auto. unfold put in H.
        destruct (point_eq y r); [discriminate|auto]. }
      destruct Hr as (y & Cy & Ha & Zr & Er).
      assert (Sup : forall y, dstone s y -> dstone (put s r A) y).
      { intros z [H|[Z H]]; [left; auto|]. right. split; auto. rewrite put_other; auto. congruence. }
      assert (HC : in_C s r x).
      { split; [apply Sup; auto|]. split; [|split; [|split]].
        - exists y. split; auto. eapply conn_mono; eauto.
        - intros r' (z & Cz & Hz & Zr' & Er'). unfold put in Er'. destruct (point_eq r' r) as [|Nr]; [discriminate|].
          apply N2. exists r'. split; auto. exists z. split; auto. eapply conn_mono; eauto.
        - intros k (z & Cz & Hz). apply Ne. exists k, z. split; auto. eapply conn_mono; eauto.
        - exists x. split; [apply conn_refl, Sup; auto|]. destruct (lost x) eqn:El; auto.
          destruct (named_once g x E El). }
      destruct (Hblock r).
      * split; auto. split; auto. left. exists x. exact HC.
      * exists x. split; auto. exists x. split; [apply conn_refl, Sup; auto|left; auto].
  - right. right. destruct (two_eyes_dec s x) as [T|T]; auto. destruct (Hlast x). split; auto. split; auto.
    intros r Hr. eauto.
Qed.

(* The first state. *)
Lemma fits_first : fits_board b0 b0.
Proof.
  split; intros; auto; try tauto.
  - apply (named_stone g). left. auto.
  - apply (named_stone g). right. auto.
Qed.

Lemma game_libs_first passed : all_libs b0 -> wins_a g b0 passed -> game_libs b0.
Proof.
  intros L W x Z E. inversion W as [s0 passed0 next Hdoubt Hlast Hafter Hblock Hnext Hp1 Hp2]; subst.
  assert (Dx : dstone b0 x) by (right; auto).
  assert (OnB : forall y, dstone b0 y -> b0 y = Stone D).
  { intros y [H|[_ H]]; auto. apply (named_stone g); auto. }
  destruct (ex_dec (dlib b0 x)) as [H|N]; [intros; apply dlib_dec|auto|].
  assert (Nb : ~ has_block b0 x).
  { intros (y & C & H). apply conn_sym in C.
    assert (named x); [|destruct (inZ_not_named x Z); auto].
    apply conn_closed with (P := dstone b0) (x := y) (Q := named); auto.
    intros u v [Hu|Hu] Ha Hv; [left|right].
    - apply (ess_whole g u); auto.
    - apply (lost_whole g u); auto. }
  assert (Quiet : forall y, conn (dstone b0) x y -> ~ at_wall y).
  { intros y C Wy. apply (Hdoubt x). split; auto. split; auto. split.
    - intros r1 r2 H1. destruct N. eauto.
    - exists y. auto. }
  assert (Same : forall y, conn (on b0 D) x y -> conn (dstone b0) x y).
  { intros y C. induction C as [H|y z C IH Ha Hz]; [apply conn_refl; auto|].
    eapply conn_step; eauto. destruct (inZ z) eqn:Zz; [right; auto|].
    destruct (named_dec z) as [Nz|Nz]; [left; auto|]. destruct (Quiet y IH). exists z. auto. }
  destruct (L x D E) as (r & y & C & Ha & Er). apply Same in C. destruct (inZ r) eqn:Zr.
  - destruct N. exists r, y. auto.
  - destruct (Quiet y C). exists r. split; auto. split; auto. intros Nr.
    rewrite (named_stone g r Nr) in Er. discriminate.
Qed.

End Wall.
