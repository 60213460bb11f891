(* Zones without a common point add up (L-2), and so do their liberties (L-3): docs/certificate-rules.md.
   A zone is abstract here: a set of points with a strategy that answers locally. Wall.v has the zones of games. *)

From Coq Require Import List Bool Arith.
From Sekilab Require Import Board Claim.
Import ListNotations.

(* An eye elsewhere: a bit of the word alive, the liberty elsewhere of a zone without givers, or a giver. *)
Inductive eye (Z : Type) := AliveEye (first : bool) | Elsewhere | Of (giver : Z).
Arguments AliveEye {Z}. Arguments Elsewhere {Z}. Arguments Of {Z}.

Section Composition.
Context {G : Graph}.
Variable Z : Type.
Hypothesis Z_eq : forall i j : Z, {i = j} + {i <> j}.

(* The zones that the defender follows, and what their lines say. *)
Variable zones : list Z.
Variable inZ : Z -> point -> bool.            (* the points of a zone *)
Variable ess : Z -> point -> Prop.            (* the stones of its essential blocks *)
Variable eyes : Z -> point -> eye Z -> Prop.  (* the assumption of the block with that stone *)
Variable givers : Z -> Z -> Prop.             (* its givers *)
Variable goal : Z -> pos -> Prop.             (* what holds when play ends *)

(* The states of its game that fit the board at a turn of the attacker. *)
Variable fits : Z -> pos -> Prop.

Notation D := Defender.
Notation A := Attacker.
Definition linked (b : pos) x y := conn (on b D) x y.

(* A turn of the attacker: liberties in the zone and eyes are two in sum. *)
Definition keeps (i : Z) (b : pos) (x : point) :=
  (exists r1 r2, r1 <> r2 /\ inZ i r1 = true /\ inZ i r2 = true /\ lib b D x r1 /\ lib b D x r2)
  \/ (exists r y k, inZ i r = true /\ lib b D x r /\ linked b x y /\ ess i y /\ eyes i y k)
  \/ (exists y1 y2 k1 k2, k1 <> k2 /\ linked b x y1 /\ linked b x y2 /\ ess i y1 /\ ess i y2
      /\ eyes i y1 k1 /\ eyes i y2 k2).

(* The assumptions of the zone are true for a stone of the defender on q: liberties but q. *)
Definition eyes_true (i : Z) (q : point) (b : pos) :=
  forall x k, ess i x -> eyes i x k -> exists r, r <> q /\ lib b D x r.

(* A legal stone of the defender in the zone after which the zone fits. It is not the retaking of a ko. *)
Definition answer (i : Z) (before : pos -> Prop) (b : pos) :=
  exists q, inZ i q = true /\ b q = Empty
    /\ (eyes_true i q b -> exists b', play D q b b' /\ fits i b' /\ before b').

Definition essential_two (i : Z) (b : pos) := forall x, ess i x -> two b x.

(* A strategy that answers locally. *)
Record local_strategy (i : Z) := {
  (* essential blocks are on the board, with two liberties or eyes *)
  essential_kept : forall b x, fits i b -> ess i x -> b x = Stone D /\ keeps i b x;
  (* the attacker plays elsewhere: no stone of the zone is captured *)
  attack_elsewhere : forall b p b', fits i b -> all_libs b -> essential_two i b ->
    play A p b b' -> inZ i p = false ->
    fits i b' /\ forall q, inZ i q = true -> b q = Stone D -> b' q = Stone D;
  (* the attacker plays in the zone: no answer is needed, or a pass is the answer, or a stone *)
  attack_here : forall b p b', fits i b -> all_libs b -> essential_two i b ->
    play A p b b' -> inZ i p = true ->
    (fits i b' /\ forall q, inZ i q = true -> b q = Stone D -> b' q = Stone D)
    \/ (fits i b' /\ goal i b')
    \/ answer i (fun b2 => ~ same b b2) b';
  (* a free move, or the goal *)
  free_here : forall b, fits i b -> all_libs b -> goal i b \/ answer i (fun _ => True) b;
  (* the defender plays elsewhere *)
  defend_elsewhere : forall b q b', fits i b -> all_libs b ->
    play D q b b' -> inZ i q = false -> fits i b'
}.

(* R-ZONE-2, R-ZONE-3 and F-GAME-4, and R-SUM-1. *)
Definition assumed_alive (i : Z) (x : point) := exists e, eyes i x (AliveEye e).
Definition gives_one (i : Z) (x : point) := ess i x /\ ~ assumed_alive i x.
Definition gives_two (i : Z) (x : point) :=
  gives_one i x /\ ((forall k, ~ eyes i x k) \/ exists j, givers i j).

Record zone_rules := {
  disjoint : forall i j x, In i zones -> In j zones -> inZ i x = true -> inZ j x = true -> i = j;
  elsewhere_no_givers : forall i x j, eyes i x Elsewhere -> ~ givers i j;
  eye_of_giver : forall i x j, ess i x -> eyes i x (Of j) -> givers i j /\ gives_one j x;
  givers_flat : forall i j k, givers i j -> ~ givers j k
}.

(* R-SUM-2: alive n x says that the block of x is in level n. Any levels with these conditions will do. *)
Variable alive : nat -> point -> Prop.
Definition fits_level (n : nat) (i : Z) :=
  In i zones /\ (forall x, ess i x -> alive (S n) x) /\ (forall x, ess i x -> assumed_alive i x -> alive n x).
Definition counts (n : nat) (i : Z) := fits_level n i /\ forall j, givers i j -> fits_level n j.

Record sum_rules (last : nat) := {
  level_zero : forall x, ~ alive 0 x;
  level_next : forall n x, alive (S n) x -> alive n x
    \/ (exists i, counts n i /\ gives_two i x)
    \/ (exists i j, i <> j /\ counts n i /\ counts n j /\ gives_one i x /\ gives_one j x);
  (* the defender follows the zones that count for the last level *)
  last_level : forall x, alive (S last) x -> alive last x;
  followed : forall i, In i zones -> counts last i
}.

Variable last : nat.
Hypothesis Rules : zone_rules.
Hypothesis Sums : sum_rules last.
Hypothesis Strategies : forall i, In i zones -> local_strategy i.

Lemma giver_eyes i j x : givers i j -> forall k, ess j x -> eyes j x k -> k = Elsewhere \/ assumed_alive j x.
Proof.
  intros Hg k He Hk. destruct k as [e| |g]; auto.
  - right. exists e. exact Hk.
  - destruct (eye_of_giver Rules j x g He Hk) as [Hj _]. destruct (givers_flat Rules i j g Hg Hj).
Qed.

Lemma giver_counts n i j : counts n i -> givers i j -> counts n j.
Proof. intros [_ H] Hg. split; auto. intros k Hk. destruct (givers_flat Rules i j k Hg Hk). Qed.

Lemma counts_followed n i : counts n i -> In i zones.
Proof. intros [[H _] _]. exact H. Qed.

(* L-3 *)
Section Sums.
Variable b : pos.

Lemma lib_linked x y r : linked b x y -> lib b D y r -> lib b D x r.
Proof. apply lib_conn. Qed.

Lemma two_of i j x r s : In i zones -> In j zones -> i <> j -> inZ i r = true -> inZ j s = true ->
  lib b D x r -> lib b D x s -> two b x.
Proof.
  intros Hi Hj N Hr Hs Lr Ls. exists r, s. split; auto.
  intros ->. apply N. eapply disjoint; eauto.
Qed.

Section AttackersTurn.
Hypothesis Fits : forall i, In i zones -> fits i b.

Lemma kept i x : In i zones -> ess i x -> keeps i b x.
Proof. intros Hi Hx. apply (essential_kept i (Strategies i Hi)); auto. Qed.

Section Level.
Variable n : nat.
Hypothesis Lower : forall x, alive n x -> two b x.

(* An eye of a giver is a liberty in its zone. *)
Lemma giver_liberty i j x : counts n i -> givers i j -> ess j x ->
  two b x \/ exists r, inZ j r = true /\ lib b D x r.
Proof.
  intros Hc Hg Hx. destruct Hc as [_ Hc]. destruct (Hc j Hg) as (Hj & _ & Hl).
  assert (Al : forall y, linked b x y -> ess j y -> assumed_alive j y -> two b x).
  { intros y Hy He Ha. apply two_conn with y; auto. }
  destruct (kept j x Hj Hx) as [K|[K|K]].
  - destruct K as (r & _ & _ & Hr & _ & Lr & _). eauto.
  - destruct K as (r & _ & _ & Hr & Lr & _). eauto.
  - destruct K as (y1 & y2 & k1 & k2 & N & C1 & C2 & E1 & E2 & K1 & K2). left.
    destruct (giver_eyes i j y1 Hg k1 E1 K1) as [->|Ha]; [|eauto].
    destruct (giver_eyes i j y2 Hg k2 E2 K2) as [->|Ha]; [congruence|eauto].
Qed.

Lemma zone_liberties i x : counts n i -> ess i x ->
  two b x \/ exists r y, inZ i r = true /\ lib b D x r /\ linked b x y /\ ess i y /\ eyes i y Elsewhere.
Proof.
  intros Hc Hx. assert (Hc' := Hc). destruct Hc as [(Hi & _ & Hl) Hg].
  assert (Al : forall y e, linked b x y -> ess i y -> eyes i y (AliveEye e) -> two b x).
  { intros y e Hy He Ha. apply two_conn with y; auto. apply Lower, Hl; auto. exists e; auto. }
  assert (Gv : forall y g, linked b x y -> ess i y -> eyes i y (Of g) ->
    givers i g /\ (two b x \/ exists r, inZ g r = true /\ lib b D x r)).
  { intros y g Hy He Hk. destruct (eye_of_giver Rules i y g He Hk) as [Gi [Ge _]]. split; auto.
    destruct (giver_liberty i g y Hc' Gi Ge) as [T|(r & Hr & Lr)].
    - left. apply two_conn with y; auto.
    - right. exists r. split; auto. apply lib_linked with y; auto. }
  destruct (kept i x Hi Hx) as [K|[K|K]].
  - destruct K as (r1 & r2 & N & _ & _ & L1 & L2). left. exists r1, r2. auto.
  - destruct K as (r & y & k & Hr & Lr & C & E & K). destruct k as [e| |g].
    + left. eauto.
    + right. exists r, y. auto.
    + destruct (Gv y g C E K) as [Gi [T|(s & Hs & Ls)]]; auto. left.
      destruct (Hg g Gi) as (Ig & _). apply two_of with i g r s; auto.
      intros <-. apply (givers_flat Rules i i i); auto.
  - destruct K as (y1 & y2 & k1 & k2 & N & C1 & C2 & E1 & E2 & K1 & K2). left.
    destruct k1 as [e1| |g1]; [eauto| |].
    + destruct k2 as [e2| |g2]; [eauto|congruence|].
      destruct (Gv y2 g2 C2 E2 K2) as [Gi _]. destruct (elsewhere_no_givers Rules i y1 g2 K1 Gi).
    + destruct (Gv y1 g1 C1 E1 K1) as [Gi1 [T|(r & Hr & Lr)]]; auto.
      destruct k2 as [e2| |g2]; [eauto| |].
      * destruct (elsewhere_no_givers Rules i y2 g1 K2 Gi1).
      * destruct (Gv y2 g2 C2 E2 K2) as [Gi2 [T|(s & Hs & Ls)]]; auto.
        destruct (Hg g1 Gi1) as (I1 & _). destruct (Hg g2 Gi2) as (I2 & _).
        apply two_of with g1 g2 r s; auto. congruence.
Qed.

End Level.

(* L-3: each block that is alive has two liberties. *)
Theorem sums n : forall x, alive n x -> two b x.
Proof.
  induction n as [|n IH]; intros x Hx; [destruct (level_zero last Sums x Hx)|].
  destruct (level_next last Sums n x Hx) as [H|[H|H]]; auto.
  - destruct H as (i & Hc & (Hx' & _) & Hgives).
    destruct (zone_liberties n IH i x Hc Hx') as [T|(r & y & Hr & Lr & C & E & K)]; auto.
    apply two_conn with y; auto.
    assert (Ly : lib b D y r) by (eapply lib_conn; [apply conn_sym; exact C|exact Lr]).
    assert (Other : forall j, i <> j -> counts n j -> ess j y -> two b y).
    { intros j N Hj Ej. destruct (zone_liberties n IH j y Hj Ej) as [T|(s & _ & Hs & Ls & _)]; auto.
      apply two_of with i j r s; eauto using counts_followed. }
    destruct Hc as [(Hi & Ha & _) _].
    destruct (level_next last Sums n y (Ha y E)) as [H|[H|H]]; auto.
    + destruct H as (j & Hj & (Ej & _) & Hj2). destruct (Z_eq i j) as [<-|N]; [|eauto].
      destruct Hj2 as [Hj2|(g & Hj2)]; [destruct (Hj2 _ K)|].
      destruct (elsewhere_no_givers Rules i y g K Hj2).
    + destruct H as (j1 & j2 & N & Hj1 & Hj2 & (E1 & _) & (E2 & _)).
      destruct (Z_eq i j1) as [<-|N1]; eauto.
  - destruct H as (i & j & N & Hi & Hj & (Ei & _) & (Ej & _)).
    destruct (zone_liberties n IH i x Hi Ei) as [T|(r & _ & Hr & Lr & _)]; auto.
    destruct (zone_liberties n IH j x Hj Ej) as [T|(s & _ & Hs & Ls & _)]; auto.
    apply two_of with i j r s; eauto using counts_followed.
Qed.

Lemma essential_alive i x : In i zones -> ess i x -> alive last x.
Proof. intros Hi Hx. apply (last_level last Sums). apply (followed last Sums i Hi). exact Hx. Qed.

Lemma all_essential_two i : In i zones -> essential_two i b.
Proof. intros Hi x Hx. apply sums with last. eapply essential_alive; eauto. Qed.

Lemma alive_on_board n : forall x, alive n x -> b x = Stone D.
Proof.
  induction n as [|n IH]; intros x Hx; [destruct (level_zero last Sums x Hx)|].
  assert (E : forall i, counts n i -> ess i x -> b x = Stone D).
  { intros i [(Hi & _) _] He. apply (essential_kept i (Strategies i Hi)); auto. }
  destruct (level_next last Sums n x Hx) as [H|[H|H]]; auto.
  - destruct H as (i & Hc & (He & _) & _). eauto.
  - destruct H as (i & _ & _ & Hc & _ & (He & _) & _). eauto.
Qed.

End AttackersTurn.

(* Point 3 of the invariant at a turn of the defender. All zones but one fit: the attacker has played in zone i.
   A group of that zone with an eye has a liberty outside the zone. *)
Section DefendersTurn.
Variable i : Z.
Hypothesis Hi : In i zones.
Hypothesis Fits : forall j, In j zones -> j <> i -> fits j b.
Hypothesis On_board : forall x, ess i x -> b x = Stone D.

Definition outside x := exists r, inZ i r = false /\ lib b D x r.

Lemma outside_of j r x : In j zones -> j <> i -> inZ j r = true -> lib b D x r -> outside x.
Proof.
  intros Hj N Hr Lr. exists r. split; auto. destruct (inZ i r) eqn:E; auto.
  destruct N. eapply disjoint; eauto.
Qed.

Lemma outside_linked x y : linked b x y -> outside y -> outside x.
Proof. intros C (r & Hr & Lr). exists r. split; auto. apply lib_linked with y; auto. Qed.

Definition outside_or_lower n x := outside x \/ exists y, linked b x y /\ alive n y.

Lemma or_lower_linked n x y : linked b x y -> outside_or_lower n y -> outside_or_lower n x.
Proof.
  intros C [H|(z & Cz & Hz)]; [left|right]; eauto using outside_linked.
  exists z. split; auto. eapply conn_trans; eauto.
Qed.

(* A zone that has no need of the attacker's last stone. *)
Lemma other_giver n j g x : counts n j -> givers j g -> g <> i -> ess g x -> outside_or_lower n x.
Proof.
  intros Hc Hg N Hx. destruct Hc as [_ Hc]. destruct (Hc g Hg) as (Ig & _ & Hl).
  destruct (essential_kept g (Strategies g Ig) b x (Fits g Ig N) Hx) as [_ [K|[K|K]]].
  - destruct K as (r & _ & _ & Hr & _ & Lr & _). left. eapply outside_of; eauto.
  - destruct K as (r & _ & _ & Hr & Lr & _). left. eapply outside_of; eauto.
  - destruct K as (y1 & y2 & k1 & k2 & Nk & C1 & C2 & E1 & E2 & K1 & K2). right.
    destruct (giver_eyes j g y1 Hg k1 E1 K1) as [->|Ha]; [|eauto].
    destruct (giver_eyes j g y2 Hg k2 E2 K2) as [->|Ha]; [congruence|eauto].
Qed.

Lemma other_zone n j x : counts n j -> j <> i -> ess j x -> outside_or_lower n x.
Proof.
  intros Hc N Hx. assert (Hc' := Hc). destruct Hc as [(Ij & _ & Hl) _].
  destruct (essential_kept j (Strategies j Ij) b x (Fits j Ij N) Hx) as [_ [K|[K|K]]].
  - destruct K as (r & _ & _ & Hr & _ & Lr & _). left. eapply outside_of; eauto.
  - destruct K as (r & _ & _ & Hr & Lr & _). left. eapply outside_of; eauto.
  - destruct K as (y1 & y2 & k1 & k2 & Nk & C1 & C2 & E1 & E2 & K1 & K2).
    assert (Al : forall y e, linked b x y -> ess j y -> eyes j y (AliveEye e) -> outside_or_lower n x).
    { intros y e Cy Ey Ky. right. exists y. split; auto. apply Hl; auto. exists e; auto. }
    assert (Gv : forall y g, linked b x y -> ess j y -> eyes j y (Of g) -> g <> i -> outside_or_lower n x).
    { intros y g Cy Ey Ky Ng. destruct (eye_of_giver Rules j y g Ey Ky) as [Gj [Ge _]].
      apply or_lower_linked with y; auto. eapply other_giver; eauto. }
    destruct k1 as [e1| |g1]; [eauto| |].
    + destruct k2 as [e2| |g2]; [eauto|congruence|].
      destruct (eye_of_giver Rules j y2 g2 E2 K2) as [Gj _].
      destruct (elsewhere_no_givers Rules j y1 g2 K1 Gj).
    + destruct k2 as [e2| |g2]; [eauto| |].
      * destruct (eye_of_giver Rules j y1 g1 E1 K1) as [Gj _].
        destruct (elsewhere_no_givers Rules j y2 g1 K2 Gj).
      * destruct (Z_eq g1 i) as [->|N1]; eauto. apply Gv with y2 g2; auto. congruence.
Qed.

(* Eyes of zone i that are true need no stone of zone i. *)
Lemma eye_elsewhere n y k : counts n i -> ess i y -> eyes i y k -> outside_or_lower n y.
Proof.
  intros Hc Hy Hk. assert (Hc' := Hc). destruct Hc as [(_ & Ha & Hl) Hg].
  assert (Self : alive n y -> outside_or_lower n y).
  { intros H. right. exists y. split; auto. apply conn_refl. apply On_board; auto. }
  destruct k as [e| |g].
  - apply Self, Hl; auto. exists e; auto.
  - assert (Other : forall j, counts n j -> ess j y -> i <> j -> outside_or_lower n y).
    { intros j Hj Ej N. apply other_zone with j; auto. }
    destruct (level_next last Sums n y (Ha y Hy)) as [H|[H|H]]; auto.
    + destruct H as (j & Hj & (Ej & _) & Hj2). destruct (Z_eq i j) as [<-|N]; [|eauto].
      destruct Hj2 as [Hj2|(g & Hj2)]; [destruct (Hj2 _ Hk)|].
      destruct (elsewhere_no_givers Rules i y g Hk Hj2).
    + destruct H as (j1 & j2 & N & Hj1 & Hj2 & (E1 & _) & (E2 & _)).
      destruct (Z_eq i j1) as [<-|N1]; eauto.
  - destruct (eye_of_giver Rules i y g Hy Hk) as [Gi [Ge _]].
    apply other_giver with i g; auto. intros ->. apply (givers_flat Rules i i i); auto.
Qed.

Lemma lower_outside y k : ess i y -> eyes i y k -> forall n z, linked b y z -> alive n z -> outside y.
Proof.
  intros Hy Hk n. induction n as [|n IH]; intros z Cz Hz; [destruct (level_zero last Sums z Hz)|].
  assert (Done : outside_or_lower n y -> outside y).
  { intros [H|(w & Cw & Hw)]; eauto. }
  assert (Zone : forall j, counts n j -> ess j z -> outside y).
  { intros j Hj Ej. apply Done. destruct (Z_eq j i) as [->|N].
    - apply eye_elsewhere with k; auto.
    - apply or_lower_linked with z; auto. apply other_zone with j; auto. }
  destruct (level_next last Sums n z Hz) as [H|[H|H]]; eauto.
  - destruct H as (j & Hj & (Ej & _) & _). eauto.
  - destruct H as (j & _ & _ & Hj & _ & (Ej & _) & _). eauto.
Qed.

Theorem eyes_outside y k : ess i y -> eyes i y k -> outside y.
Proof.
  intros Hy Hk. destruct (eye_elsewhere last y k) as [H|(z & Cz & Hz)]; auto.
  - apply (followed last Sums i Hi).
  - eapply lower_outside; eauto.
Qed.

End DefendersTurn.
End Sums.

(* L-2: the defender follows all zones at once. *)

Definition good (b : pos) := all_libs b /\ forall i, In i zones -> fits i b.

Definition goals (b : pos) := forall i, In i zones -> goal i b.

(* A free defender has a move in a zone without its goal, or all goals are reached. *)
Lemma free_move (Q : Z -> Prop) b : good b -> (forall i, In i zones -> goal i b \/ Q i) ->
  goals b \/ exists i q b2, Q i /\ In i zones /\ inZ i q = true /\ b q = Empty /\ play D q b b2 /\ good b2.
Proof.
  intros [L F] HQ.
  assert (Two : forall i, In i zones -> essential_two i b) by (intros; apply all_essential_two; auto).
  assert (H : forall l, incl l zones -> (forall i, In i l -> goal i b) \/
    exists i, Q i /\ In i zones /\ answer i (fun _ => True) b).
  { induction l as [|i l IH]; intros Hl; [left; contradiction|].
    destruct IH as [IH|IH]; [intros j Hj; apply Hl; simpl; auto| |auto].
    assert (Hi : In i zones) by (apply Hl; simpl; auto).
    assert (Hgi : goal i b \/ (Q i /\ answer i (fun _ => True) b)).
    { destruct (HQ i Hi) as [Gi|Qi]; auto. destruct (free_here i (Strategies i Hi) b (F i Hi) L); auto. }
    destruct Hgi as [Gi|[Qi An]]; [|right; exists i; auto].
    left. intros j [<-|Hj]; auto. }
  destruct (H zones (incl_refl zones)) as [Hg|(i & Qi & Hi & q & Hq & He & Hr)]; auto. right.
  destruct Hr as (b2 & P & Fi & _).
  { intros x k Hx _. destruct (Two i Hi x Hx) as (r1 & r2 & N & L1 & L2).
    destruct (point_eq r1 q) as [->|N1]; eauto. }
  exists i, q, b2. split; auto. split; auto. split; auto. split; auto. split; auto. split.
  - eapply play_libs; eauto.
  - intros j Hj. destruct (Z_eq i j) as [<-|N]; auto.
    apply (defend_elsewhere j (Strategies j Hj)) with b q; auto.
    destruct (inZ j q) eqn:E; auto. destruct N. eapply disjoint; eauto.
Qed.

Definition captured_none i (b b1 : pos) := forall q, inZ i q = true -> b q = Stone D -> b1 q = Stone D.

(* A free move is no retaking of a ko: the zone of the move has lost no stone. *)
Lemma free_reply b b1 : good b1 ->
  (forall i, In i zones -> goal i b1 \/ captured_none i b b1) ->
  exists b2, reply goals b b1 b2 /\ good b2.
Proof.
  intros Hg Hc. destruct (free_move (fun i => captured_none i b b1) b1 Hg Hc) as [H|H].
  - exists b1. split; auto. constructor. exact H.
  - destruct H as (i & q & b2 & Hq & Hi & Iq & He & P & Hg2). exists b2. split; auto.
    apply reply_stone with q; auto. intros S. assert (b q = Stone D) by (rewrite S; eapply play_point; eauto).
    assert (b1 q = Stone D) by (apply Hq; auto). congruence.
Qed.

Lemma essential_survives i b p b1 : essential_two i b -> (forall x, ess i x -> b x = Stone D) ->
  play A p b b1 -> forall x, ess i x -> b1 x = Stone D.
Proof.
  intros T Hb P x Hx. apply (play_other A p b b1 P); auto. apply two_survives; auto. apply P.
Qed.

Theorem answered b p b1 : good b -> play A p b b1 -> exists b2, reply goals b b1 b2 /\ good b2.
Proof.
  intros [L F] P.
  assert (L1 : all_libs b1) by (eapply play_libs; eauto).
  assert (Two : forall i, In i zones -> essential_two i b) by (intros; apply all_essential_two; auto).
  assert (Else : forall j, In j zones -> inZ j p = false -> fits j b1 /\ captured_none j b b1).
  { intros j Hj Hp. apply (attack_elsewhere j (Strategies j Hj)) with p; auto. }
  destruct (existsb (fun i => inZ i p) zones) eqn:Ex.
  - apply existsb_exists in Ex. destruct Ex as (i & Hi & Hp).
    assert (Else' : forall j, In j zones -> j <> i -> fits j b1 /\ captured_none j b b1).
    { intros j Hj N. apply Else; auto. destruct (inZ j p) eqn:E; auto. destruct N. eapply disjoint; eauto. }
    destruct (attack_here i (Strategies i Hi) b p b1) as [[Fi Hc]|[[Fi Gi]|An]]; auto.
    + apply free_reply; auto.
      * split; auto. intros j Hj. destruct (Z_eq j i) as [->|N]; auto. apply Else'; auto.
      * intros j Hj. destruct (Z_eq j i) as [->|N]; auto. right. apply Else'; auto.
    + apply free_reply; auto.
      * split; auto. intros j Hj. destruct (Z_eq j i) as [->|N]; auto. apply Else'; auto.
      * intros j Hj. destruct (Z_eq j i) as [->|N]; auto. right. apply Else'; auto.
    + destruct An as (q & Hq & He & Hr). destruct Hr as (b2 & P2 & Fi & S).
      { intros x k Hx Hk. destruct (eyes_outside b1 i Hi) with x k as (r & Hr & Lr); auto.
        - intros j Hj N. apply Else'; auto.
        - intros y Hy. apply (essential_survives i b p); auto.
          intros z Hz. apply (essential_kept i (Strategies i Hi)); auto.
        - exists r. split; auto. congruence. }
      exists b2. split; [apply reply_stone with q; auto|]. split; [eapply play_libs; eauto|].
      intros j Hj. destruct (Z_eq j i) as [->|N]; auto.
      apply (defend_elsewhere j (Strategies j Hj)) with b1 q; auto; [apply Else'; auto|].
      destruct (inZ j q) eqn:E; auto. destruct N. eapply disjoint; eauto.
  - assert (No : forall j, In j zones -> inZ j p = false).
    { intros j Hj. destruct (inZ j p) eqn:E; auto. rewrite <- Ex. symmetry. apply existsb_exists. eauto. }
    apply free_reply.
    + split; auto. intros j Hj. apply Else; auto.
    + intros j Hj. right. apply Else; auto.
Qed.

(* The blocks that are alive are never captured, and all goals are reached when the defender passes. *)
Theorem zones_hold b : good b -> defended (fun x => exists n, alive n x) goals b.
Proof.
  apply (defended_by good).
  - intros b' [L F] x (n & Hx). eapply alive_on_board; eauto.
  - intros b' p b1 Hg P. split; [|eapply answered; eauto].
    intros x (n & Hx). destruct Hg as [L F]. apply (play_other A p b' b1 P).
    + eapply alive_on_board; eauto.
    + apply two_survives; [apply P|]. apply sums with n; auto.
  - intros b' Hg. apply free_reply; auto. intros i Hi. right. intros q _ Hq. exact Hq.
Qed.

(* With the defender to move first there is a free move, or a pass with all goals. *)
Theorem zones_hold_defender_first b : good b ->
  goals b \/ exists q b2, play D q b b2 /\ defended (fun x => exists n, alive n x) goals b2.
Proof.
  intros Hg. destruct (free_move (fun _ => True) b Hg) as [H|H]; auto.
  destruct H as (i & q & b2 & _ & _ & _ & _ & P & Hg2). right. exists q, b2. split; auto. apply zones_hold. auto.
Qed.

End Composition.
