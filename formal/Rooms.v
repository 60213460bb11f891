(* Zones of pairs without a pair, for life only: each room is Benson's, and the defender never plays there.
   Rules: R-PAIR-1 without pairs; sound by the first part of L-7. *)

From Coq Require Import List Bool.
From Sekilab Require Import Board LocalGame.
Import ListNotations.

Section Rooms.
Context {G : Graph} {K : Type}.
Context {g : local_game K} {b0 : pos} {Named : well_named g b0}.

Notation D := Defender.
Notation A := Attacker.
Notation inZ := (inZ g).
Notation ess := (ess g).
Notation eyes := (eyes g).

(* The rooms of the zone are the connected parts of its points. *)
Definition room p r := conn (fun z => inZ z = true) p r.
Definition block x y := conn (fun z => ess z = true) x y.

(* The room of p gives the block of x a liberty: each of its empty points is next to that block. *)
Definition room_gives p x := inZ p = true /\ forall r, room p r -> b0 r = Empty -> exists y, block x y /\ adj y r.

(* Rooms are closed, and have no stone of the defender. Rooms that give a liberty, and eyes, are two in sum. *)
Record static_rules := {
  closed_rooms : forall p r, inZ p = true -> adj p r -> inZ r = true \/ ess r = true;
  no_defender : forall p, inZ p = true -> b0 p <> Stone D;
  two_rooms_or_eyes : forall x, ess x = true ->
    (exists p q, room_gives p x /\ room_gives q x /\ ~ room p q)
    \/ (exists p y k, room_gives p x /\ block x y /\ In k (eyes y))
    \/ (exists y1 y2 k1 k2, k1 <> k2 /\ block x y1 /\ block x y2 /\ In k1 (eyes y1) /\ In k2 (eyes y2))
}.

Hypothesis Static : static_rules.

(* What the board keeps: no stone of the attacker leaves a room, and each room has an empty point. *)
Record rooms_fit (b : pos) := {
  ess_stay : forall x, ess x = true -> b x = Stone D;
  defender_out : forall p, inZ p = true -> b p <> Stone D;
  empty_before : forall p, inZ p = true -> b p = Empty -> b0 p = Empty;
  never_full : forall p, inZ p = true -> exists r, room p r /\ b r = Empty
}.

Lemma inside b p y : (forall x, ess x = true -> b x = Stone D) -> inZ p = true -> conn (on b A) p y -> room p y.
Proof.
  intros E Zp C. induction C as [H|y z C IH Ha Hz]; [apply conn_refl; auto|].
  eapply conn_step; eauto.
  destruct (closed_rooms Static y z) as [Z|Z]; auto; [exact (conn_end _ _ _ IH)|].
  apply E in Z. unfold on in Hz. congruence.
Qed.

Lemma lib_inside b p r : (forall x, ess x = true -> b x = Stone D) -> inZ p = true -> lib b A p r -> room p r.
Proof.
  intros E Zp (y & C & Ha & He). apply inside in C; auto. eapply conn_step; eauto.
  destruct (closed_rooms Static y r) as [Z|Z]; auto; [exact (conn_end _ _ _ C)|].
  apply E in Z. congruence.
Qed.

Lemma rooms_first : all_libs b0 -> rooms_fit b0.
Proof.
  intros L. assert (E : forall x, ess x = true -> b0 x = Stone D).
  { intros x H. apply (named_stone g). left. exact H. }
  split; auto.
  - apply (no_defender Static).
  - intros p Zp. destruct (b0 p) as [|c] eqn:B; [exists p; split; auto; apply conn_refl; auto|].
    destruct c; [destruct (no_defender Static p Zp B)|]. destruct (L p A B) as (r & Hr). exists r.
    split; [eapply lib_inside; eauto|]. destruct Hr as (_ & _ & _ & He). exact He.
Qed.

Lemma room_liberty b p x : rooms_fit b -> room_gives p x -> exists r, room p r /\ inZ r = true /\ lib b D x r.
Proof.
  intros F (Zp & H). destruct (never_full b F p Zp) as (r & Hr & He). exists r. split; auto.
  assert (Zr : inZ r = true) by exact (conn_end _ _ _ Hr). split; auto.
  destruct (H r Hr) as (y & C & Ha); [apply (empty_before b F); auto|].
  exists y. split; auto. eapply conn_mono; [|exact C]. intros z Hz. apply (ess_stay b F). exact Hz.
Qed.

Lemma rooms_keep b x : rooms_fit b -> ess x = true ->
  (exists r1 r2, r1 <> r2 /\ inZ r1 = true /\ inZ r2 = true /\ lib b D x r1 /\ lib b D x r2)
  \/ (exists r y k, inZ r = true /\ lib b D x r /\ block x y /\ In k (eyes y))
  \/ (exists y1 y2 k1 k2, k1 <> k2 /\ block x y1 /\ block x y2 /\ In k1 (eyes y1) /\ In k2 (eyes y2)).
Proof.
  intros F Hx. destruct (two_rooms_or_eyes Static x Hx) as [H|[H|H]].
  - destruct H as (p & q & Hp & Hq & N). left.
    destruct (room_liberty b p x F Hp) as (r & Rp & Zr & Lr).
    destruct (room_liberty b q x F Hq) as (s & Rq & Zs & Ls).
    exists r, s. split; auto. intros ->. apply N. eapply conn_trans; [exact Rp|]. apply conn_sym. exact Rq.
  - destruct H as (p & y & k & Hp & C & Hk). right. left.
    destruct (room_liberty b p x F Hp) as (r & Rp & Zr & Lr). exists r, y, k. auto.
  - right. right. exact H.
Qed.

(* Any stone of the attacker: no stone of the defender is in a room, and a room that would be full is suicide. *)
Lemma rooms_attacked b p b' : rooms_fit b -> (forall x, ess x = true -> two b x) -> play A p b b' -> rooms_fit b'.
Proof.
  intros F T P.
  assert (E : forall x, ess x = true -> b' x = Stone D).
  { intros x Hx. apply (play_other A p b b' P); [apply (ess_stay b F); auto|]. apply two_survives; [apply P|auto]. }
  split; auto.
  - intros q Zq H. apply (play_back_other A p b b' P) in H. apply (defender_out b F q Zq). apply H.
  - intros q Zq H. destruct (play_back_empty A p b b' P q H) as [_ [B|[B _]]]; [apply (empty_before b F); auto|].
    rewrite put_other in B; [destruct (defender_out b F q Zq B)|].
    intros ->. rewrite (play_point A p b b' P) in H. discriminate.
  - intros q Zq. destruct (never_full b F q Zq) as (r & Hr & He). destruct (point_eq r p) as [->|N].
    + assert (P' := P). destruct P' as (_ & _ & _ & s & Ls). exists s. split.
      * eapply conn_trans; [exact Hr|]. eapply lib_inside; eauto. exact (conn_end _ _ _ Hr).
      * destruct Ls as (_ & _ & _ & Es). exact Es.
    + exists r. split; auto. eapply play_stays_empty; eauto.
Qed.

(* A stone of the defender elsewhere captures nothing in the rooms: each block there has a liberty there. *)
Lemma rooms_defended b q b' : rooms_fit b -> all_libs b -> play D q b b' -> inZ q = false -> rooms_fit b'.
Proof.
  intros F L P Zq. split.
  - intros x Hx. apply (play_own D q b b' P). apply (ess_stay b F); auto.
  - intros p Zp H. apply (play_back_own D q b b' P) in H. destruct H as [->|H]; [congruence|].
    apply (defender_out b F p Zp H).
  - intros p Zp H. destruct (play_back_empty D q b b' P p H) as [N [B|[B Hd]]]; [apply (empty_before b F); auto|].
    rewrite put_other in B; auto. destruct (L p A B) as (r & Hr).
    destruct (Hd r). apply lib_put; auto; [apply P|]. intros ->.
    apply lib_inside in Hr; auto; [|apply (ess_stay b F)]. assert (inZ q = true) by exact (conn_end _ _ _ Hr). congruence.
  - intros p Zp. destruct (never_full b F p Zp) as (r & Hr & He). exists r. split; auto.
    eapply play_stays_empty; eauto. intros ->. assert (inZ q = true) by exact (conn_end _ _ _ Hr). congruence.
Qed.

End Rooms.

Arguments static_rules {G K} g b0.
Arguments rooms_fit {G K} g b0 b.
