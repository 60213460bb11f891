(* The theorems are not empty: the example with a lost block of docs/certificate-rules.md. *)

From Coq Require Import List Bool Arith.
From Sekilab Require Import Board Claim Composition LocalGame Rooms Checker Certificate.
Import ListNotations.

(* The board: 6 columns and 2 rows. *)
Inductive spot := A1 | B1 | C1 | D1 | E1 | F1 | A2 | B2 | C2 | D2 | E2 | F2.

Definition column p := match p with A1 | A2 => 0 | B1 | B2 => 1 | C1 | C2 => 2 | D1 | D2 => 3 | E1 | E2 => 4 | F1 | F2 => 5 end.
Definition row p := match p with A1 | B1 | C1 | D1 | E1 | F1 => 0 | _ => 1 end.
Definition next_to p q :=
  ((row p =? row q) && ((column p =? S (column q)) || (column q =? S (column p))))
  || (negb (row p =? row q) && (column p =? column q)).

Definition spots := [A1; B1; C1; D1; E1; F1; A2; B2; C2; D2; E2; F2].

#[local] Instance board : Graph.
Proof.
  refine {| point := spot; adj := fun p q => next_to p q = true; points := spots |}.
  - decide equality.
  - intros p q. apply bool_dec.
  - intros p q. destruct p, q; vm_compute; auto.
  - intros p. destruct p; vm_compute; discriminate.
  - intros p. destruct p; vm_compute; tauto.
Defined.

(* row .X.XO.
   row XX.XO. *)
Definition stones : pos := fun p : spot =>
  match p with
  | A1 | B1 | B2 | D1 | D2 => Stone Defender
  | E1 | E2 => Stone Attacker
  | _ => Empty
  end.

Inductive zone := Middle | Corner.

Lemma zone_eq (i j : zone) : {i = j} + {i <> j}.
Proof. decide equality. Defined.

(* zone black game alive; points C1 C2; block B1 1; lost D1
   zone black pairs; eye A2; block B1 1 *)
Definition games (i : zone) : local_game (eye zone) := {|
  inZ := fun p => match i, p with Middle, (C1 | C2) => true | Corner, A2 => true | _, _ => false end;
  ess := fun p => match p with A1 | B1 | B2 => true | _ => false end;
  lost := fun p => match i, p with Middle, (D1 | D2) => true | _, _ => false end;
  eyes := fun p => match p with A1 | B1 | B2 => [Elsewhere] | _ => [] end;
  final := fun _ => True
|}.

Definition static (i : zone) := match i with Middle => false | Corner => true end.

Definition lines : list line := [
  Loser [1; 2; 3];
  Winner (Some C2) 3;
  Winner (Some C1) 3;
  Winner None 3;
  Loser [3];
  Loser [3];
  Over;
  Winner None 2;
  Winner None 2;
  Over;
  Over].

Definition final_dec i s : dec (final (games i) s) := left Logic.I.

(* The checker accepts the game. *)
Lemma game_accepted : accepts_game (eye_eq zone zone_eq) (games Middle) (final_dec Middle) lines stones = true.
Proof. vm_compute. reflexivity. Qed.

(* It rejects the game if the defender leaves out an answer, and if the lost block is not named. *)
Definition no_answer := [Loser [1; 2; 3]; Winner None 3; Winner (Some C1) 3; Winner None 3; Loser [3]; Loser [3]; Over;
  Winner None 2; Winner None 2; Over; Over].

Lemma missing_answer_rejected :
  accepts_game (eye_eq zone zone_eq) (games Middle) (final_dec Middle) no_answer stones = false.
Proof. vm_compute. reflexivity. Qed.

Definition unnamed : local_game (eye zone) := {|
  inZ := inZ (games Middle); ess := ess (games Middle); lost := fun _ => false; eyes := eyes (games Middle);
  final := fun _ => True
|}.

Lemma unnamed_rejected :
  accepts_game (eye_eq zone zone_eq) unnamed (final_dec Middle) lines stones = false.
Proof. vm_compute. reflexivity. Qed.

Definition block p := match p with A1 | B1 | B2 => True | _ => False end.
Definition alive (n : nat) p := match n with O => False | S _ => block p end.
Definition givers (i j : zone) := False.
Definition zones := [Middle; Corner].

Lemma essential i p : z_ess zone games i p <-> block p.
Proof. unfold z_ess. destruct p; simpl; split; intros H; try discriminate; try contradiction; auto. Qed.

Lemma elsewhere_only i p k : z_eyes zone games i p k -> k = Elsewhere.
Proof. unfold z_eyes. destruct p; simpl; intros H; try contradiction; destruct H as [H|[]]; auto. Qed.

Lemma counting n i : counts zone zones (z_ess zone games) (z_eyes zone games) givers alive n i.
Proof.
  split; [|intros j []]. split; [destruct i; simpl; auto|]. split.
  - intros x H. apply essential in H. exact H.
  - intros x _ (e & H). apply elsewhere_only in H. discriminate H.
Qed.

Lemma giving i p : block p -> gives_one zone (z_ess zone games) (z_eyes zone games) i p.
Proof.
  intros H. split; [apply essential; exact H|]. intros (e & E). apply elsewhere_only in E. discriminate E.
Qed.

(* The room A2 is next to the block, which has one liberty elsewhere. *)
Lemma corner_holds : static_rules (games Corner) stones.
Proof.
  split.
  - intros p r. destruct p, r; vm_compute; intros H1 H2; try discriminate; auto.
  - intros p. destruct p; vm_compute; discriminate.
  - intros x H. right. left. exists A2, x, Elsewhere. split; [split; [reflexivity|]|split].
    + intros r C _. exists A1. split.
      * apply (holds_true _ (conn_dec _ (fun z => bool_dec (ess (games Corner) z) true) x A1)).
        destruct x; vm_compute; try reflexivity; discriminate H.
      * assert (Zr := conn_end _ _ _ C). destruct r; vm_compute; try reflexivity; discriminate Zr.
    + apply conn_refl. exact H.
    + destruct x; vm_compute; auto; discriminate H.
Qed.

Theorem example_accepted : accepted zone stones zones games static givers alive 1.
Proof.
  split.
  - apply (holds_true _ (all_libs_dec stones)). vm_compute. reflexivity.
  - intros i _. apply (holds_true _ (well_named_dec (games i) stones)). destruct i; vm_compute; reflexivity.
  - split.
    + intros i j x _ _. destruct i, j, x; vm_compute; intros; auto; discriminate.
    + intros i x j _ [].
    + intros i x j _ H. apply elsewhere_only in H. discriminate H.
    + intros i j k [].
  - split.
    + intros x [].
    + intros [|n] x H; [|left; exact H]. right. right. exists Middle, Corner.
      split; [discriminate|]. split; [apply counting|]. split; [apply counting|]. split; apply giving; exact H.
    + intros x H. exact H.
    + intros i _. apply counting.
  - intros [|] _ S; [|discriminate S].
    apply (accepts_game_sound (eye_eq zone zone_eq) (games Middle) (final_dec Middle) lines). apply game_accepted.
  - intros [|] _ S; [discriminate S|]. apply corner_holds.
Qed.

(* So the block at B1 is never captured. *)
Theorem example_holds : defended block (fun _ => True) stones.
Proof.
  apply defended_weaker with (3 := certificate_holds zone zone_eq stones zones games static givers alive 1 example_accepted); auto.
  intros x H. exists 1. exact H.
Qed.

Print Assumptions example_holds.
