(* Boards, blocks, liberties, and the moves of Go: docs/certificate-rules.md, "Rules of play" and "Boards". *)

From Coq Require Import List Bool.
Import ListNotations.

(* A board is any finite graph. Neighbors are different points; the relation is symmetric. *)
Class Graph := {
  point : Type;
  point_eq : forall x y : point, {x = y} + {x <> y};
  adj : point -> point -> Prop;
  adj_dec : forall x y, {adj x y} + {~ adj x y};
  adj_sym : forall x y, adj x y -> adj y x;
  adj_irreflexive : forall x, ~ adj x x;
  points : list point;
  points_all : forall x, In x points
}.

Notation dec P := ({P} + {~ P}).

Section Board.
Context {G : Graph}.

(* Decidability: all predicates of the model are decidable, so no axiom is needed. *)

Lemma in_ex_dec (P : point -> Prop) (H : forall x, dec (P x)) : forall l, dec (exists x, In x l /\ P x).
Proof.
  fix IH 1. intros [|a l].
  - right. intros (x & [] & _).
  - destruct (H a) as [Ha|Ha]; [left; exists a; simpl; auto|].
    destruct (IH l) as [E|E].
    + left. destruct E as (x & Hx & Hp). exists x; simpl; auto.
    + right. intros (x & [Hx|Hx] & Hp); [subst; auto|]. apply E. eauto.
Defined.

Lemma ex_dec (P : point -> Prop) : (forall x, dec (P x)) -> dec (exists x, P x).
Proof.
  intros H. destruct (in_ex_dec P H points) as [E|E].
  - left. destruct E as (x & _ & Hp). eauto.
  - right. intros (x & Hp). apply E. exists x; split; auto using points_all.
Defined.

Lemma all_dec (P : point -> Prop) : (forall x, dec (P x)) -> dec (forall x, P x).
Proof.
  intros H. destruct (ex_dec (fun x => ~ P x)) as [E|E].
  - intros x. destruct (H x); [right|left]; auto.
  - right. intros A. destruct E as (x & Hx). auto.
  - left. intros x. destruct (H x); auto. destruct E. eauto.
Defined.

Lemma not_all (P : point -> Prop) : (forall x, dec (P x)) -> ~ (forall x, P x) -> exists x, ~ P x.
Proof.
  intros H N. destruct (ex_dec (fun x => ~ P x)) as [E|E].
  - intros x. destruct (H x); [right|left]; auto.
  - exact E.
  - destruct N. intros x. destruct (H x); auto. destruct E. eauto.
Qed.

(* The first condition is decided first. The other one is decided only if it matters, which saves time in Checker.v. *)
Definition and_dec (P Q : Prop) (p : dec P) (q : unit -> dec Q) : dec (P /\ Q) :=
  match p with
  | left p => match q tt with left q => left (conj p q) | right n => right (fun H => n (proj2 H)) end
  | right n => right (fun H => n (proj1 H))
  end.
Definition and_dec_r (P Q : Prop) (q : dec Q) (p : unit -> dec P) : dec (P /\ Q) :=
  match q with
  | left q => match p tt with left p => left (conj p q) | right n => right (fun H => n (proj1 H)) end
  | right n => right (fun H => n (proj2 H))
  end.
Definition or_dec (P Q : Prop) (p : dec P) (q : unit -> dec Q) : dec (P \/ Q) :=
  match p with
  | left p => left (or_introl p)
  | right n => match q tt with
               | left q => left (or_intror q)
               | right m => right (fun H => match H with or_introl p => n p | or_intror q => m q end)
               end
  end.
Definition imp_dec (P Q : Prop) (p : dec P) (q : unit -> dec Q) : dec (P -> Q) :=
  match p with
  | left p => match q tt with left q => left (fun _ => q) | right m => right (fun H => m (H p)) end
  | right n => left (fun p => match n p with end)
  end.
Definition imp_dec_r (P Q : Prop) (q : dec Q) (p : unit -> dec P) : dec (P -> Q) :=
  match q with
  | left q => left (fun _ => q)
  | right m => match p tt with left p => right (fun H => m (H p)) | right n => left (fun p => match n p with end) end
  end.
Definition not_dec (P : Prop) (p : dec P) : dec (~ P) :=
  match p with left p => right (fun H => H p) | right n => left n end.

(* Connectedness within a set of points. *)

Inductive conn (P : point -> Prop) (x : point) : point -> Prop :=
| conn_refl : P x -> conn P x x
| conn_step y z : conn P x y -> adj y z -> P z -> conn P x z.

Lemma conn_start P x y : conn P x y -> P x.
Proof. induction 1; auto. Qed.

Lemma conn_end P x y : conn P x y -> P y.
Proof. induction 1; auto. Qed.

Lemma conn_trans P x y z : conn P x y -> conn P y z -> conn P x z.
Proof. intros H1 H2. induction H2; eauto using conn_step. Qed.

Lemma conn_edge (P : point -> Prop) x y : P x -> P y -> adj x y -> conn P x y.
Proof. intros. eapply conn_step; eauto using conn_refl. Qed.

Lemma conn_sym P x y : conn P x y -> conn P y x.
Proof.
  induction 1 as [|y z H IH Ha Hz]; auto using conn_refl.
  eapply conn_trans; [|exact IH]. apply conn_edge; auto using adj_sym. eapply conn_end; eauto.
Qed.

(* A set that is closed under steps holds what is connected to it. *)
Lemma conn_closed (P Q : point -> Prop) x y :
  conn P x y -> Q x -> (forall u v, Q u -> adj u v -> P v -> Q v) -> Q y.
Proof. intros H Hx Hs. induction H; eauto. Qed.

Lemma conn_mono (P Q : point -> Prop) x y : (forall z, P z -> Q z) -> conn P x y -> conn Q x y.
Proof. intros H C. induction C; eauto using conn_refl, conn_step. Qed.

(* Paths through a list of points, as in Warshall's algorithm, decide connectedness. *)
Fixpoint thru (l : list point) (x y : point) : Prop :=
  match l with
  | [] => adj x y
  | a :: l => thru l x y \/ (thru l x a /\ thru l a y)
  end.

Lemma thru_dec l : forall x y, dec (thru l x y).
Proof.
  induction l as [|a l IH]; simpl; intros x y; [apply adj_dec|].
  apply or_dec; [apply IH|intros _]. apply and_dec; [apply IH|intros _; apply IH].
Defined.

Lemma thru_adj l x y : adj x y -> thru l x y.
Proof. induction l; simpl; auto. Qed.

Lemma thru_sound (P : point -> Prop) l : (forall z, In z l -> P z) ->
  forall x y, thru l x y -> P y -> forall w, conn P w x -> conn P w y.
Proof.
  induction l as [|a l IH]; simpl; intros Hl x y H Hy w Hw.
  - eapply conn_step; eauto.
  - destruct H as [H|[H1 H2]].
    + apply (IH (fun z i => Hl z (or_intror i)) x y H Hy w Hw).
    + apply (IH (fun z i => Hl z (or_intror i)) a y H2 Hy w).
      apply (IH (fun z i => Hl z (or_intror i)) x a H1 (Hl a (or_introl eq_refl)) w Hw).
Qed.

Lemma thru_ext l : forall x y z, In y l -> thru l x y -> adj y z -> thru l x z.
Proof.
  induction l as [|a l IH]; simpl; intros x y z Hin H Ha; [contradiction|].
  destruct Hin as [->|Hin].
  - right. split; [|apply thru_adj; auto]. tauto.
  - destruct H as [H|[H1 H2]]; [left|right]; eauto.
Qed.

Lemma thru_conn_dec (P : point -> Prop) : (forall x, dec (P x)) -> forall x y, dec (conn P x y).
Proof.
  intros D x y.
  set (l := filter (fun z => if D z then true else false) points).
  assert (Hl : forall z, In z l <-> P z).
  { intros z. unfold l. rewrite filter_In. destruct (D z); intuition (auto using points_all; discriminate). }
  destruct (D x) as [Px|Px]; [|right; intros H; apply Px; eapply conn_start; eauto].
  destruct (D y) as [Py|Py]; [|right; intros H; apply Py; eapply conn_end; eauto].
  destruct (point_eq x y) as [->|N]; [left; apply conn_refl; auto|].
  destruct (thru_dec l x y) as [T|T].
  - left. eapply thru_sound; eauto using conn_refl. intros; apply Hl; auto.
  - right. intros C. assert (H : x = y \/ thru l x y); [|tauto]. clear - C Hl.
    induction C as [|y z C IH Ha Pz]; auto. right. destruct IH as [<-|IH].
    + apply thru_adj; auto.
    + eapply thru_ext; eauto. apply Hl. eapply conn_end; eauto.
Defined.

(* Search in breadth is faster. Its result is checked; it never fails, but that needs no proof. *)
Definition member (x : point) (l : list point) := existsb (fun y => if point_eq x y then true else false) l.

Lemma member_in x l : member x l = true <-> In x l.
Proof.
  unfold member. rewrite existsb_exists. split.
  - intros (y & Hy & E). destruct (point_eq x y) as [->|]; [auto|discriminate].
  - intros H. exists x. split; auto. destruct (point_eq x x); congruence.
Qed.

Section Reach.
Variable P : point -> Prop.
Variable P_dec : forall x, dec (P x).

Definition steps (l : list point) (z : point) :=
  if P_dec z then existsb (fun y => if adj_dec y z then true else false) l else false.

Fixpoint reach (n : nat) (seen front : list point) :=
  match n, front with
  | S n, _ :: _ =>
      let new := filter (fun z => if member z seen then false else steps front z) points in
      reach n (new ++ seen) new
  | _, _ => seen
  end.

Definition closed (l : list point) := forallb (fun z => if member z l then true else negb (steps l z)) points.

Lemma steps_true l z : steps l z = true <-> P z /\ exists y, In y l /\ adj y z.
Proof.
  unfold steps. destruct (P_dec z) as [Pz|Pz]; [|split; [discriminate|tauto]].
  rewrite existsb_exists. split.
  - intros (y & Hy & E). destruct (adj_dec y z) as [Ha|]; [eauto|discriminate].
  - intros (_ & y & Hy & Ha). exists y. split; auto. destruct (adj_dec y z); tauto.
Qed.

Lemma reach_sound x n : forall seen front, (forall z, In z seen -> conn P x z) -> (forall z, In z front -> conn P x z) ->
  forall z, In z (reach n seen front) -> conn P x z.
Proof.
  induction n as [|n IH]; intros seen front Hs Hf z Hz; [apply Hs; destruct front; exact Hz|].
  destruct front as [|a front]; [apply Hs; exact Hz|]. simpl in Hz.
  assert (New : forall y, In y (filter (fun z => if member z seen then false else steps (a :: front) z) points) ->
    conn P x y).
  { intros y Hy. apply filter_In in Hy. destruct Hy as [_ Hy]. destruct (member y seen); [discriminate|].
    apply steps_true in Hy. destruct Hy as (Py & u & Hu & Ha). apply conn_step with u; auto. }
  apply IH in Hz; auto. intros y Hy. apply in_app_or in Hy. destruct Hy; auto.
Qed.

Lemma closed_complete l x y : closed l = true -> In x l -> conn P x y -> In y l.
Proof.
  intros Hc Hx C. apply conn_closed with (P := P) (x := x) (Q := fun z => In z l); auto.
  intros u v Hu Ha Hv. unfold closed in Hc. rewrite forallb_forall in Hc. specialize (Hc v (points_all v)).
  destruct (member v l) eqn:M; [apply member_in; exact M|].
  assert (S : steps l v = true) by (apply steps_true; eauto). rewrite S in Hc. discriminate.
Qed.

Lemma conn_dec x y : dec (conn P x y).
Proof.
  destruct (P_dec x) as [Px|Px]; [|right; intros C; apply Px; eapply conn_start; eauto].
  set (l := reach (length points) [x] [x]).
  assert (Sound : forall z, In z l -> conn P x z).
  { apply reach_sound; intros z [<-|[]]; apply conn_refl; auto. }
  destruct (member y l) eqn:M; [left; apply Sound, member_in; exact M|].
  destruct (member x l) eqn:Mx; [|apply thru_conn_dec; exact P_dec].
  destruct (closed l) eqn:Cl; [|apply thru_conn_dec; exact P_dec].
  right. intros C. apply member_in in Mx. apply (closed_complete l x y Cl Mx) in C. apply member_in in C. congruence.
Defined.

End Reach.

(* Positions. *)

Inductive color := Defender | Attacker.
Inductive cell := Empty | Stone (c : color).

Definition opp c := match c with Defender => Attacker | Attacker => Defender end.

Lemma cell_eq (x y : cell) : dec (x = y).
Proof. decide equality. decide equality. Defined.

Definition pos := point -> cell.
Definition same (b b' : pos) := forall x, b x = b' x.
Definition on (b : pos) (c : color) (x : point) := b x = Stone c.
Definition put (b : pos) (p : point) (c : color) : pos := fun x => if point_eq x p then Stone c else b x.

(* Point r is a liberty of the block of color c at x. *)
Definition lib (b : pos) (c : color) (x r : point) := exists y, conn (on b c) x y /\ adj y r /\ b r = Empty.

(* The stone at x has color c and its block has no liberty. *)
Definition dead (b : pos) (c : color) (x : point) := b x = Stone c /\ forall r, ~ lib b c x r.

(* A stone of color c on p: blocks of the other color without a liberty are removed; suicide is illegal. *)
Definition play (c : color) (p : point) (b b' : pos) :=
  b p = Empty
  /\ (forall x, dead (put b p c) (opp c) x -> b' x = Empty)
  /\ (forall x, ~ dead (put b p c) (opp c) x -> b' x = put b p c x)
  /\ exists r, lib b' c p r.

(* R-BOARD-1: each block has a liberty. *)
Definition all_libs (b : pos) := forall x c, b x = Stone c -> exists r, lib b c x r.

(* The block of the defender at x has two liberties. *)
Definition two (b : pos) (x : point) := exists r1 r2, r1 <> r2 /\ lib b Defender x r1 /\ lib b Defender x r2.

Lemma on_dec b c x : dec (on b c x).
Proof. apply cell_eq. Defined.

Lemma lib_dec b c x r : dec (lib b c x r).
Proof.
  apply ex_dec. intros y. apply and_dec_r; [|intros _; apply conn_dec; intros; apply on_dec].
  apply and_dec; [apply adj_dec|intros _; apply cell_eq].
Defined.

Lemma dead_dec b c x : dec (dead b c x).
Proof. apply and_dec; [apply cell_eq|intros _]. apply all_dec. intros r. apply not_dec, lib_dec. Defined.

Lemma not_dead b c x : b x = Stone c -> ~ dead b c x -> exists r, lib b c x r.
Proof.
  intros Hx H. destruct (ex_dec (lib b c x)) as [E|E]; auto using lib_dec.
  destruct H. split; auto. intros r Hr. eauto.
Qed.

Lemma put_same b p c : put b p c p = Stone c.
Proof. unfold put. destruct (point_eq p p); congruence. Qed.

Lemma put_other b p c x : x <> p -> put b p c x = b x.
Proof. unfold put. destruct (point_eq x p); congruence. Qed.

Lemma opp_other c : opp c <> c.
Proof. destruct c; discriminate. Qed.

Lemma lib_conn b c x y r : conn (on b c) x y -> lib b c y r -> lib b c x r.
Proof. intros H (z & Hz & R). exists z. split; eauto using conn_trans. Qed.

Lemma two_conn b x y : conn (on b Defender) x y -> two b y -> two b x.
Proof. intros H (r1 & r2 & N & H1 & H2). exists r1, r2. eauto using lib_conn. Qed.

(* The block of a color after a stone of that color or another. *)
Lemma conn_put b p c c' x y : b p = Empty -> conn (on b c') x y -> conn (on (put b p c) c') x y.
Proof.
  intros Hp. apply conn_mono. unfold on. intros z Hz. rewrite put_other; auto. congruence.
Qed.

Lemma conn_unput b p c x y : conn (on (put b p c) (opp c)) x y -> conn (on b (opp c)) x y.
Proof.
  apply conn_mono. unfold on. intros z Hz. unfold put in Hz.
  destruct (point_eq z p); auto. injection Hz as Hz. symmetry in Hz. destruct (opp_other _ Hz).
Qed.

Lemma lib_put b p c c' x r : b p = Empty -> lib b c' x r -> r <> p -> lib (put b p c) c' x r.
Proof.
  intros Hp (y & C & Ha & Hr) N. exists y. split; [apply conn_put; auto|]. split; auto.
  rewrite put_other; auto.
Qed.

(* What a move changes. *)
Section Play.
Variables (c : color) (p : point) (b b' : pos).
Hypothesis H : play c p b b'.

Lemma play_empty_before : b p = Empty.
Proof. apply H. Qed.

Lemma play_point : b' p = Stone c.
Proof.
  destruct H as (He & H1 & H2 & _). rewrite H2; [apply put_same|].
  intros [D _]. rewrite put_same in D. injection D as D. symmetry in D. destruct (opp_other _ D).
Qed.

Lemma play_own x : b x = Stone c -> b' x = Stone c.
Proof.
  destruct H as (He & H1 & H2 & _). intros Hx. assert (x <> p) by congruence. rewrite H2; rewrite ?put_other; auto.
  intros [D _]. rewrite put_other in D; auto. rewrite Hx in D. injection D as D. symmetry in D.
  destruct (opp_other _ D).
Qed.

Lemma play_other x : b x = Stone (opp c) -> ~ dead (put b p c) (opp c) x -> b' x = Stone (opp c).
Proof.
  destruct H as (He & H1 & H2 & _). intros Hx Hd. rewrite H2; auto. rewrite put_other; congruence.
Qed.

Lemma play_dead x : dead (put b p c) (opp c) x -> b' x = Empty.
Proof. destruct H as (He & H1 & H2 & _). auto. Qed.

Lemma play_stays_empty x : b x = Empty -> x <> p -> b' x = Empty.
Proof.
  destruct H as (He & H1 & H2 & _). intros Hx N. destruct (dead_dec (put b p c) (opp c) x) as [D|D]; auto.
  rewrite H2; auto. rewrite put_other; auto.
Qed.

Lemma play_back_own x : b' x = Stone c -> x = p \/ b x = Stone c.
Proof.
  destruct H as (He & H1 & H2 & _). intros Hx. destruct (point_eq x p); auto. right.
  destruct (dead_dec (put b p c) (opp c) x) as [D|D].
  - rewrite (H1 x D) in Hx. discriminate.
  - rewrite H2 in Hx; auto. rewrite put_other in Hx; auto.
Qed.

Lemma play_back_other x : b' x = Stone (opp c) -> b x = Stone (opp c) /\ ~ dead (put b p c) (opp c) x.
Proof.
  destruct H as (He & H1 & H2 & _). intros Hx.
  destruct (dead_dec (put b p c) (opp c) x) as [D|D].
  - rewrite (H1 x D) in Hx. discriminate.
  - split; auto. rewrite H2 in Hx; auto. unfold put in Hx. destruct (point_eq x p); auto.
    injection Hx as Hx. symmetry in Hx. destruct (opp_other _ Hx).
Qed.

Lemma play_back_empty x : b' x = Empty -> x <> p /\ (b x = Empty \/ dead (put b p c) (opp c) x).
Proof.
  intros Hx. split.
  - intros ->. rewrite play_point in Hx. discriminate.
  - destruct H as (He & H1 & H2 & _). destruct (dead_dec (put b p c) (opp c) x) as [D|D]; auto.
    left. rewrite H2 in Hx; auto. unfold put in Hx. destruct (point_eq x p); auto. discriminate.
Qed.

(* Dead stones come as whole blocks. *)
Lemma dead_conn b1 c1 x y : conn (on b1 c1) x y -> dead b1 c1 x -> dead b1 c1 y.
Proof.
  intros C [Hx Hd]. split; [exact (conn_end _ _ _ C)|].
  intros r Hr. apply (Hd r). eapply lib_conn; eauto.
Qed.

(* R-BOARD-1 is kept. *)
Lemma play_libs : all_libs b -> all_libs b'.
Proof.
  intros L x d Hx.
  assert (Dc : d = c \/ d = opp c) by (destruct c, d; auto).
  destruct Dc as [->| ->].
  - destruct (conn_dec (on b' c) (fun y => on_dec b' c y) p x) as [C|C].
    + destruct H as (_ & _ & _ & r & Hr). exists r. eapply lib_conn; eauto. apply conn_sym; auto.
    + assert (Hb : b x = Stone c).
      { destruct (play_back_own x Hx) as [->|]; auto. destruct C. apply conn_refl. auto. }
      destruct (L x c Hb) as (r & y & Cy & Ha & Hr).
      assert (Cy' : conn (on b' c) x y).
      { eapply conn_mono; [|exact Cy]. intros z Hz. apply play_own. exact Hz. }
      assert (N : r <> p).
      { intros ->. apply C. apply conn_sym. eapply conn_step; [exact Cy'|exact Ha|]. apply play_point. }
      exists r, y. split; auto. split; auto. apply play_stays_empty; auto.
  - destruct (play_back_other x Hx) as [Hb Hd].
    assert (Hx1 : put b p c x = Stone (opp c)).
    { rewrite put_other; auto. intros ->. rewrite play_empty_before in Hb. discriminate. }
    destruct (not_dead _ _ _ Hx1 Hd) as (r & y & Cy & Ha & Hr).
    exists r, y. split; [|split; auto].
    + apply conn_closed with (P := on (put b p c) (opp c)) (Q := conn (on b' (opp c)) x) (x := x); auto.
      * apply conn_refl. exact Hx.
      * intros u v Cu Hav Hv. apply conn_step with (y := u); auto.
        assert (Cv : conn (on (put b p c) (opp c)) x v).
        { apply conn_step with (y := u); auto. eapply conn_mono; [|exact Cu]. intros z Hz. unfold on in *.
          destruct (play_back_other z Hz) as [Hz' _]. rewrite put_other; auto.
          intros ->. rewrite play_empty_before in Hz'. discriminate. }
        apply play_other.
        -- unfold on, put in Hv. destruct (point_eq v p); auto.
           injection Hv as Hv. symmetry in Hv. destruct (opp_other _ Hv).
        -- intros Dv. apply Hd. eapply dead_conn; [apply conn_sym; exact Cv|exact Dv].
    + unfold put in Hr. destruct (point_eq r p); [discriminate|]. apply play_stays_empty; auto.
Qed.

End Play.

(* A stone with a liberty, or one that captures a neighbor, is legal. *)
Lemma play_exists c p b : b p = Empty ->
  (exists r, lib (put b p c) c p r) \/ (exists y, adj p y /\ dead (put b p c) (opp c) y) ->
  exists b', play c p b b'.
Proof.
  intros Hp Hl.
  set (b' := fun x => if dead_dec (put b p c) (opp c) x then Empty else put b p c x).
  assert (Hd : forall x, dead (put b p c) (opp c) x -> b' x = Empty).
  { intros x D. unfold b'. destruct (dead_dec _ _ x); tauto. }
  assert (Hn : forall x, ~ dead (put b p c) (opp c) x -> b' x = put b p c x).
  { intros x D. unfold b'. destruct (dead_dec _ _ x); tauto. }
  assert (Ho : forall x, put b p c x = Stone c -> b' x = Stone c).
  { intros x Hx. rewrite Hn; auto. intros [D _]. rewrite Hx in D. injection D as D. symmetry in D.
    destruct (opp_other _ D). }
  exists b'. repeat split; auto.
  destruct Hl as [(r & y & C & Ha & Hr)|(y & Ha & D)].
  - exists r, y. split; [|split; auto].
    + eapply conn_mono; [|exact C]. intros z Hz. apply Ho. exact Hz.
    + rewrite Hn; auto. intros [D _]. congruence.
  - exists y, p. split; [|split; auto]. apply conn_refl. apply Ho, put_same.
Qed.

(* A block of the defender with two liberties survives one stone of the attacker. *)
Lemma two_survives p b x : b p = Empty -> two b x -> ~ dead (put b p Attacker) Defender x.
Proof.
  intros Hp (r1 & r2 & N & H1 & H2) [_ D].
  destruct (point_eq r1 p) as [E1|E1].
  - apply (D r2). apply lib_put; auto. congruence.
  - apply (D r1). apply lib_put; auto.
Qed.

End Board.
