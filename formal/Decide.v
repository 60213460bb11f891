(* All predicates of a state of the local game are decidable, so no axiom is needed. *)

From Coq Require Import List Bool.
From Sekilab Require Import Board LocalGame.
Import ListNotations.

Section Decide.
Context {G : Graph} {K : Type}.
Hypothesis K_eq : forall k1 k2 : K, {k1 = k2} + {k1 <> k2}.
Variable g : local_game K.

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

Lemma true_dec (x : bool) : dec (x = true).
Proof. destruct x; [left|right]; auto. Defined.

Lemma named_dec x : dec (named x).
Proof. apply or_dec; [|intros _]; apply true_dec. Defined.

Lemma dstone_dec s x : dec (dstone s x).
Proof. apply or_dec; [apply named_dec|intros _]. apply and_dec; [apply true_dec|intros _; apply cell_eq]. Defined.

Lemma astone_dec s x : dec (astone s x).
Proof. apply and_dec; [apply true_dec|intros _; apply cell_eq]. Defined.

Lemma dconn_dec s x y : dec (conn (dstone s) x y).
Proof. apply conn_dec. apply dstone_dec. Defined.

Lemma aconn_dec s x y : dec (conn (astone s) x y).
Proof. apply conn_dec. apply astone_dec. Defined.

Lemma dlib_dec s x r : dec (dlib s x r).
Proof.
  apply ex_dec. intros y. apply and_dec_r; [|intros _; apply dconn_dec].
  apply and_dec; [apply adj_dec|intros _]. apply and_dec; [apply true_dec|intros _; apply cell_eq].
Defined.

Lemma alib_dec s x r : dec (alib s x r).
Proof.
  apply ex_dec. intros y. apply and_dec_r; [|intros _; apply aconn_dec].
  apply and_dec; [apply adj_dec|intros _]. apply and_dec; [apply true_dec|intros _; apply cell_eq].
Defined.

(* An eye of a group is an assumption of one of its stones: the sets are finite. *)
Lemma some_eye_dec s x (P : K -> Prop) : (forall k, dec (P k)) -> dec (exists k, has_eye s x k /\ P k).
Proof.
  intros HP.
  destruct (ex_dec (fun y => conn (dstone s) x y /\ ess y = true /\ Exists P (eyes y))) as [E|E].
  - intros y. apply and_dec_r; [|intros _; apply dconn_dec].
    apply and_dec; [apply true_dec|intros _]. apply Exists_dec. exact HP.
  - left. destruct E as (y & C & E & H). apply Exists_exists in H. destruct H as (k & Hk & Pk).
    exists k. split; auto. exists y. auto.
  - right. intros (k & (y & C & H & Hk) & Pk). apply E. exists y. repeat split; auto. apply Exists_exists. eauto.
Defined.

Lemma any_eye_dec s x : dec (exists k, has_eye s x k).
Proof.
  destruct (some_eye_dec s x (fun _ => True)) as [E|E]; [auto| |].
  - left. destruct E as (k & H & _). eauto.
  - right. intros (k & H). eauto.
Defined.

Lemma two_eyes_dec s x : dec (two_eyes s x).
Proof.
  destruct (some_eye_dec s x (fun k1 => exists k2, has_eye s x k2 /\ k1 <> k2)) as [E|E].
  - intros k1. apply some_eye_dec. intros k2. apply not_dec, K_eq.
  - left. destruct E as (k1 & H1 & k2 & H2 & N). exists k1, k2. auto.
  - right. intros (k1 & k2 & N & H1 & H2). apply E. exists k1. split; auto. exists k2. auto.
Defined.

Lemma has_block_dec s x : dec (has_block s x).
Proof. apply ex_dec. intros y. apply and_dec_r; [apply named_dec|intros _; apply dconn_dec]. Defined.

Lemma at_wall_dec x : dec (at_wall x).
Proof.
  apply ex_dec. intros r. apply and_dec; [apply adj_dec|intros _].
  apply and_dec; [apply bool_dec|intros _]. apply not_dec, named_dec.
Defined.

Lemma lost_block_dec x y : dec (lost_block x y).
Proof. apply conn_dec. intros z. apply true_dec. Defined.

Lemma near_dec x : dec (near x).
Proof.
  apply ex_dec. intros y. apply ex_dec. intros r. apply and_dec_r; [|intros _; apply lost_block_dec].
  apply and_dec; [apply adj_dec|intros _; apply true_dec].
Defined.

Lemma taken_dec s x : dec (taken s x).
Proof.
  apply and_dec; [apply true_dec|intros _]. apply and_dec; [apply near_dec|intros _].
  apply all_dec. intros y. apply all_dec. intros r. apply imp_dec_r; [|intros _; apply lost_block_dec].
  apply imp_dec; [apply adj_dec|intros _]. apply imp_dec; [apply true_dec|intros _; apply cell_eq].
Defined.

Lemma outer_dec s x : dec (outer s x).
Proof.
  apply ex_dec. intros y. apply and_dec; [apply aconn_dec|intros _]. apply or_dec; [apply at_wall_dec|intros _].
  apply ex_dec. intros r. apply and_dec; [apply adj_dec|intros _; apply taken_dec].
Defined.

Lemma in_C_dec s p x : dec (in_C s p x).
Proof.
  apply and_dec; [apply dstone_dec|intros _].
  apply and_dec; [apply ex_dec; intros y; apply and_dec_r; [apply adj_dec|intros _; apply dconn_dec]|intros _].
  apply and_dec; [apply all_dec; intros r; apply not_dec, dlib_dec|intros _].
  apply and_dec; [|intros _].
  - destruct (any_eye_dec (put s p A) x) as [E|E]; [right|left].
    + intros H. destruct E as (k & Hk). exact (H k Hk).
    + intros k Hk. eauto.
  - apply ex_dec. intros y. apply and_dec_r; [apply bool_dec|intros _; apply dconn_dec].
Defined.

Lemma in_D_dec s p x : dec (in_D s p x).
Proof.
  apply and_dec; [apply astone_dec|intros _].
  apply and_dec; [apply ex_dec; intros y; apply and_dec_r; [apply adj_dec|intros _; apply aconn_dec]|intros _].
  apply and_dec; [apply all_dec; intros r; apply not_dec, alib_dec|intros _]. apply not_dec, outer_dec.
Defined.

Lemma attack_legal_dec s p : dec (attack_legal g s p).
Proof.
  apply and_dec; [apply true_dec|intros _]. apply and_dec; [apply cell_eq|intros _].
  apply or_dec; [apply ex_dec; intros x; apply in_C_dec|intros _].
  apply or_dec; [apply ex_dec; intros r; apply alib_dec|intros _; apply outer_dec].
Defined.

Lemma captures_block_dec s p : dec (captures_block g s p).
Proof. apply ex_dec. intros x. apply and_dec; [apply in_C_dec|intros _; apply has_block_dec]. Defined.

Lemma ko_point_dec s p s' q : dec (ko_point g s p s' q).
Proof.
  apply and_dec_r; [|intros _; apply in_C_dec].
  apply and_dec_r; [|intros _; apply all_dec; intros x; apply imp_dec_r; [apply point_eq|intros _; apply in_C_dec]].
  apply and_dec; [apply adj_dec|intros _]. apply all_dec. intros r. apply imp_dec; [apply adj_dec|intros _].
  apply imp_dec; [apply true_dec|intros _]. apply imp_dec; [apply not_dec, cell_eq|intros _; apply point_eq].
Defined.

Lemma defend_legal_dec s ko p : (forall x, dec (ko x)) -> dec (defend_legal g s ko p).
Proof.
  intros Hko. apply and_dec; [apply true_dec|intros _]. apply and_dec; [apply cell_eq|intros _].
  apply and_dec; [apply not_dec, Hko|intros _]. apply or_dec; [apply ex_dec; intros x; apply in_D_dec|intros _].
  apply or_dec; [apply ex_dec; intros r; apply dlib_dec|intros _; apply any_eye_dec].
Defined.

Lemma doubtful_dec s x : dec (doubtful s x).
Proof.
  apply and_dec; [apply dstone_dec|intros _]. apply and_dec; [apply not_dec, has_block_dec|intros _].
  apply and_dec; [|intros _].
  - apply all_dec. intros r1. apply all_dec. intros r2. apply imp_dec_r; [|intros _; apply dlib_dec].
    apply imp_dec_r; [apply point_eq|intros _; apply dlib_dec].
  - apply ex_dec. intros y. apply and_dec; [apply dconn_dec|intros _]. apply or_dec; [apply at_wall_dec|intros _].
    apply ex_dec. intros r. apply and_dec; [apply adj_dec|intros _].
    apply and_dec; [apply astone_dec|intros _; apply outer_dec].
Defined.

Lemma in_last_eye_dec s x : dec (in_last_eye g s x).
Proof.
  apply and_dec; [apply true_dec|intros _]. apply and_dec; [|intros _; apply not_dec, two_eyes_dec].
  apply all_dec. intros r. apply not_dec, dlib_dec.
Defined.

End Decide.
