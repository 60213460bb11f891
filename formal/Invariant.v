(* The invariant of L-1, and stones that change nothing in the game: docs/certificate-rules.md, "The wall game". *)

From Coq Require Import List Bool.
From Sekilab Require Import Board LocalGame Decide.
Import ListNotations.

Section Invariant.
Context {G : Graph} {K : Type}.
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

(* Named blocks. *)

Lemma inZ_not_named x : inZ x = true -> ~ named x.
Proof. intros H N. rewrite (named_outside g x N) in H. discriminate. Qed.

Lemma ess_named x : ess x = true -> named x.
Proof. left. auto. Qed.

Lemma lost_named x : lost x = true -> named x.
Proof. right. auto. Qed.

Lemma near_conn x y : lost_block x y -> near y -> near x.
Proof. intros C (z & r & Cz & H). exists z, r. split; auto. eapply conn_trans; eauto. Qed.

Lemma taken_conn s x y : lost_block x y -> taken s y -> taken s x.
Proof.
  intros C (H1 & H2 & H3). split; [exact (conn_start _ _ _ C)|]. split; [eapply near_conn; eauto|].
  intros z r Cz. apply H3. eapply conn_trans; [apply conn_sym; exact C|exact Cz].
Qed.

Lemma lost_witness s x : lost x = true -> near x -> ~ taken s x ->
  exists y r, lost_block x y /\ adj y r /\ inZ r = true /\ s r <> Stone A.
Proof.
  intros Hl Hn Ht.
  destruct (ex_dec (fun y => exists r, lost_block x y /\ adj y r /\ inZ r = true /\ s r <> Stone A)) as [E|E]; auto.
  - intros y. apply ex_dec. intros r. apply and_dec; [apply lost_block_dec|intros _].
    apply and_dec; [apply adj_dec|intros _]. apply and_dec; [apply true_dec|intros _; apply not_dec, cell_eq].
  - destruct Ht. split; auto. split; auto. intros y r Hy Ha Hr.
    destruct (cell_eq (s r) (Stone A)); auto. destruct E. exists y, r. auto.
Qed.

Lemma lost_block_dconn s x y : lost_block x y -> conn (dstone s) x y.
Proof. apply conn_mono. intros z Hz. left. right. exact Hz. Qed.

(* Stones of the defender that the invariant keeps on the board. *)
Definition live s x :=
  (inZ x = true /\ s x = Stone D) \/ ess x = true \/ (lost x = true /\ near x /\ ~ taken s x).

Lemma live_dstone s x : live s x -> dstone s x.
Proof. intros [H|[H|(H & _)]]; [right|left; left|left; right]; auto. Qed.

Lemma live_step s x y : live s x -> adj x y -> dstone s y -> live s y.
Proof.
  intros Hx Ha [[He|Hl]|Hy]; [right; left; auto| |left; auto]. right. right.
  assert (Hy : b0 y = Stone D) by (apply (named_stone g); right; auto).
  destruct Hx as [[Zx Sx]|[Ex|(Lx & Nx & Tx)]].
  - split; auto. split.
    + exists y, x. split; [apply conn_refl; auto|]. split; auto using adj_sym.
    + intros (_ & _ & T). rewrite (T y x) in Sx; auto using adj_sym, conn_refl; [discriminate|].
      apply conn_refl. auto.
  - destruct (named_once g y); auto. apply (ess_whole g x y); auto.
  - assert (C : lost_block y x) by (apply conn_edge; auto using adj_sym).
    split; auto. split; [eapply near_conn; eauto|]. intros T. apply Tx. eapply taken_conn; [|exact T].
    apply conn_sym. exact C.
Qed.

Lemma live_conn s x y : live s x -> conn (dstone s) x y -> live s y.
Proof. intros Hx C. apply conn_closed with (P := dstone s) (x := x); auto. intros u v Hu Ha Hv. eapply live_step; eauto. Qed.

Lemma live_path s x y : live s x -> conn (dstone s) x y -> conn (live s) x y.
Proof.
  intros Hx C. induction C as [H|y z C IH Ha Hz]; [apply conn_refl; auto|].
  apply conn_step with y; auto. apply live_step with y; auto. apply live_conn with x; auto.
Qed.

(* The invariant: state s of the game and position b of the board. *)
Record fits_board s b := {
  same_defender : forall x, inZ x = true -> (s x = Stone D <-> b x = Stone D);
  attacker_in_game : forall x, inZ x = true -> b x = Stone A -> s x = Stone A;
  gone_is_outer : forall x, inZ x = true -> s x = Stone A -> b x <> Stone A -> outer s x;
  ess_on_board : forall x, ess x = true -> b x = Stone D;
  lost_on_board : forall x, lost x = true -> near x -> ~ taken s x -> b x = Stone D
}.

Section OnBoard.
Variables s b : pos.
Hypothesis I : fits_board s b.

Lemma live_on_board x : live s x -> b x = Stone D.
Proof.
  intros [[H1 H2]|[H|(H1 & H2 & H3)]].
  - apply (same_defender s b I); auto.
  - apply (ess_on_board s b I); auto.
  - apply (lost_on_board s b I); auto.
Qed.

Lemma live_linked x y : live s x -> conn (dstone s) x y -> conn (on b D) x y.
Proof. intros Hx C. eapply conn_mono; [|apply live_path; eauto]. apply live_on_board. Qed.

Lemma empty_on_board x : inZ x = true -> s x = Empty -> b x = Empty.
Proof.
  intros Hz Hs. destruct (b x) as [|c] eqn:E; auto. destruct c.
  - apply (same_defender s b I) in E; auto. congruence.
  - apply (attacker_in_game s b I) in E; auto. congruence.
Qed.

Lemma dlib_lib x r : live s x -> dlib s x r -> lib b D x r.
Proof.
  intros Hx (y & C & Ha & Hz & He). exists y. split; [apply live_linked; auto|]. split; auto.
  apply empty_on_board; auto.
Qed.

(* An attacker's group that is not outer is complete on the board, with its liberties. *)
Section NotOuter.
Variable x : point.
Hypothesis Hx : astone s x.
Hypothesis No : ~ outer s x.

Lemma outer_conn y : conn (astone s) x y -> ~ outer s y.
Proof. intros C (z & Cz & H). apply No. exists z. split; auto. eapply conn_trans; eauto. Qed.

Lemma complete y : conn (astone s) x y -> b y = Stone A.
Proof.
  intros C. destruct (cell_eq (b y) (Stone A)); auto. destruct (outer_conn y C).
  destruct (conn_end _ _ _ C). apply (gone_is_outer s b I); auto.
Qed.

Lemma enclosed y r : conn (astone s) x y -> adj y r -> inZ r = true \/ live s r.
Proof.
  intros C Ha. destruct (inZ r) eqn:Z; auto. right.
  destruct (conn_end _ _ _ C) as [Zy _].
  destruct (named_dec r) as [[E|L]|N].
  - right. left. auto.
  - right. right. split; auto. split.
    + exists r, y. split; [apply conn_refl; auto|]. split; auto using adj_sym.
    + intros T. apply No. exists y. split; auto. right. exists r. auto.
  - destruct No. exists y. split; auto. left. exists r. auto.
Qed.

Lemma complete_conn y : conn (astone s) x y -> conn (on b A) x y.
Proof.
  intros C. induction C as [H|y z C IH Ha Hz].
  - apply conn_refl. apply complete. apply conn_refl. auto.
  - eapply conn_step; eauto. apply complete. eapply conn_step; eauto.
Qed.

Lemma complete_back y : conn (on b A) x y -> conn (astone s) x y.
Proof.
  intros C. induction C as [H|y z C IH Ha Hz]; [apply conn_refl; auto|].
  eapply conn_step; eauto. destruct (enclosed y z IH Ha) as [Z|L].
  - split; auto. apply (attacker_in_game s b I); auto.
  - apply live_on_board in L. unfold on in Hz. congruence.
Qed.

Lemma lib_alib r : lib b A x r -> alib s x r.
Proof.
  intros (y & C & Ha & He). apply complete_back in C. exists y. split; auto. split; auto.
  destruct (enclosed y r C Ha) as [Z|L]; [|apply live_on_board in L; congruence]. split; auto.
  destruct (s r) as [|c] eqn:E; auto. destruct c.
  - apply (same_defender s b I) in E; auto. congruence.
  - assert (Cr : conn (astone s) x r) by (eapply conn_step; eauto; split; auto).
    apply complete in Cr. congruence.
Qed.

Lemma alib_lib r : alib s x r -> lib b A x r.
Proof.
  intros (y & C & Ha & Z & He). exists y. split; [apply complete_conn; auto|]. split; auto.
  apply empty_on_board; auto.
Qed.

End NotOuter.
End OnBoard.

(* What is outer stays outer while no outer stone leaves the game. *)
Lemma taken_mono s s' x : (forall r, inZ r = true -> s r = Stone A -> s' r = Stone A) -> taken s x -> taken s' x.
Proof. intros H (L & N & T). split; auto. split; auto. intros y r Cy Ha Hr. eauto. Qed.

Lemma outer_mono s s' x : (forall r, inZ r = true -> s r = Stone A -> s' r = Stone A) -> outer s x -> outer s' x.
Proof.
  intros H (y & C & W). exists y. split.
  - eapply conn_mono; [|exact C]. intros z [Zz Az]. split; auto.
  - destruct W as [W|(r & Ha & T)]; auto. right. exists r. split; auto. eapply taken_mono; eauto.
Qed.

(* Each group of the defender with a stone in Z has a liberty in the game, or an essential block. *)
Definition game_libs s :=
  forall x, inZ x = true -> s x = Stone D ->
    (exists r, dlib s x r) \/ exists y, conn (dstone s) x y /\ ess y = true.

Definition essential_two b := forall x, ess x = true -> two b x.

(* A stone of the attacker that changes nothing in the game. *)
Section AttackOutside.
Variables (s b : pos) (p : point) (b' : pos).
Hypothesis I : fits_board s b.
Hypothesis GL : game_libs s.
Hypothesis Two : essential_two b.
Hypothesis P : play A p b b'.
Hypothesis Out : inZ p = false \/ s p = Stone A.

Lemma out_lib x r : live s x -> dlib s x r -> ~ dead (put b p A) D x.
Proof.
  intros Hx Hr [_ Hd]. apply (Hd r). apply lib_put; [apply P| |].
  - eapply dlib_lib; eauto.
  - intros ->. destruct Hr as (y & _ & _ & Z & E). destruct Out; congruence.
Qed.

Lemma out_linked x y : live s x -> conn (dstone s) x y -> conn (on (put b p A) D) x y.
Proof. intros Hx C. apply conn_put; [apply P|]. eapply live_linked; eauto. Qed.

Lemma out_ess x : ess x = true -> ~ dead (put b p A) D x.
Proof. intros E. apply two_survives; [apply P|]. apply Two; auto. Qed.

Lemma out_inZ x : inZ x = true -> s x = Stone D -> ~ dead (put b p A) D x.
Proof.
  intros Z E. assert (L : live s x) by (left; auto).
  destruct (GL x Z E) as [(r & Hr)|(y & C & Ey)]; [eapply out_lib; eauto|].
  intros Hd. apply (out_ess y Ey). eapply dead_conn; [apply out_linked; eauto|exact Hd].
Qed.

Lemma out_live x : live s x -> ~ dead (put b p A) D x.
Proof.
  intros L. assert (L' := L). destruct L as [[Z E]|[E|(Hl & Hn & Ht)]].
  - apply out_inZ; auto.
  - apply out_ess; auto.
  - destruct (lost_witness s x Hl Hn Ht) as (y & r & C & Ha & Zr & Sr).
    destruct (s r) as [|c] eqn:E; [|destruct c; [|congruence]].
    + apply out_lib with r; auto. exists y. split; [apply lost_block_dconn; auto|auto].
    + intros Hd. apply (out_inZ r Zr E). eapply dead_conn; [|exact Hd]. apply out_linked; auto.
      eapply conn_step; [apply lost_block_dconn; exact C|exact Ha|]. right. auto.
Qed.

Lemma out_kept x : live s x -> b' x = Stone D.
Proof. intros L. apply (play_other A p b b' P); [eapply live_on_board; eauto|apply out_live; auto]. Qed.

Lemma attack_outside : fits_board s b'.
Proof.
  split.
  - intros x Z. split; intros H.
    + apply out_kept. left. auto.
    + apply (play_back_other A p b b' P) in H. apply (same_defender s b I); auto. apply H.
  - intros x Z H. apply (play_back_own A p b b' P) in H. destruct H as [->|H].
    + destruct Out; congruence.
    + apply (attacker_in_game s b I); auto.
  - intros x Z H N. apply (gone_is_outer s b I); auto. intros E. apply N. apply (play_own A p b b' P); auto.
  - intros x E. apply out_kept. right. left. auto.
  - intros x H1 H2 H3. apply out_kept. right. right. auto.
Qed.

End AttackOutside.

(* A stone of the defender elsewhere: what it captures in Z is outer. *)
Lemma defend_outside s b q b' : fits_board s b -> all_libs b -> play D q b b' -> inZ q = false -> fits_board s b'.
Proof.
  intros I L P Out. split.
  - intros x Z. split; intros H.
    + apply (play_own D q b b' P). apply (same_defender s b I); auto.
    + apply (play_back_own D q b b' P) in H. destruct H as [->|H]; [congruence|]. apply (same_defender s b I); auto.
  - intros x Z H. apply (play_back_other D q b b' P) in H. apply (attacker_in_game s b I); auto. apply H.
  - intros x Z H N. destruct (cell_eq (b x) (Stone A)) as [E|E]; [|apply (gone_is_outer s b I); auto].
    destruct (outer_dec s x) as [O|O]; auto. destruct N.
    apply (play_other D q b b' P); auto. intros [_ Hd].
    destruct (L x A E) as (r & Hr). apply (Hd r). apply lib_put; auto; [apply P|].
    apply (lib_alib s b I) in Hr; auto; [|split; auto]. destruct Hr as (y & _ & _ & Zr & _). congruence.
  - intros x E. apply (play_own D q b b' P). apply (ess_on_board s b I); auto.
  - intros x H1 H2 H3. apply (play_own D q b b' P). apply (lost_on_board s b I); auto.
Qed.

(* A stone on a point that is empty in the game, before stones are removed. *)
Lemma fits_put_A s b p : fits_board s b -> inZ p = true -> s p = Empty -> fits_board (put s p A) (put b p A).
Proof.
  intros I Zp Sp. assert (Bp : b p = Empty) by (eapply empty_on_board; eauto).
  assert (M : forall r, inZ r = true -> s r = Stone A -> put s p A r = Stone A).
  { intros r Zr Sr. rewrite put_other; congruence. }
  split.
  - intros x Z. unfold put. destruct (point_eq x p); [split; discriminate|]. apply (same_defender s b I); auto.
  - intros x Z. unfold put. destruct (point_eq x p); auto. apply (attacker_in_game s b I); auto.
  - intros x Z H N. unfold put in H, N. destruct (point_eq x p); [congruence|].
    eapply outer_mono; [exact M|]. apply (gone_is_outer s b I); auto.
  - intros x E. rewrite put_other; [apply (ess_on_board s b I); auto|].
    intros ->. apply (inZ_not_named p Zp). left. auto.
  - intros x H1 H2 H3. rewrite put_other.
    + apply (lost_on_board s b I); auto. intros T. apply H3. eapply taken_mono; eauto.
    + intros ->. apply (inZ_not_named p Zp). right. auto.
Qed.

Lemma fits_put_D s b p : fits_board s b -> inZ p = true -> s p = Empty -> fits_board (put s p D) (put b p D).
Proof.
  intros I Zp Sp. assert (Bp : b p = Empty) by (eapply empty_on_board; eauto).
  assert (M : forall r, inZ r = true -> s r = Stone A -> put s p D r = Stone A).
  { intros r Zr Sr. rewrite put_other; congruence. }
  split.
  - intros x Z. unfold put. destruct (point_eq x p); [split; auto|]. apply (same_defender s b I); auto.
  - intros x Z. unfold put. destruct (point_eq x p); [discriminate|]. apply (attacker_in_game s b I); auto.
  - intros x Z H N. unfold put in H, N. destruct (point_eq x p); [congruence|].
    eapply outer_mono; [exact M|]. apply (gone_is_outer s b I); auto.
  - intros x E. rewrite put_other; [apply (ess_on_board s b I); auto|].
    intros ->. apply (inZ_not_named p Zp). left. auto.
  - intros x H1 H2 H3. rewrite put_other.
    + apply (lost_on_board s b I); auto. intros T. apply H3. eapply taken_mono; eauto.
    + intros ->. apply (inZ_not_named p Zp). right. auto.
Qed.

End Invariant.

Arguments live {G K} g.
Arguments fits_board {G K} g.
Arguments game_libs {G K} g.
Arguments essential_two {G K} g.
