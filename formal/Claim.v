(* What a claim says of a board: docs/certificate-rules.md, "Rules of play". *)

From Coq Require Import List Lia.
From Sekilab Require Import Board.

Section Claim.
Context {G : Graph}.

(* The attacker is to move. The defender has a strategy for endless play: the stones of a set are
   never captured, and when the defender passes, the position is final. The attacker may play each
   legal stone, and may retake each ko at once. The defender does not make the position before the attacker's stone. *)

Inductive reply (final : pos -> Prop) (before b : pos) : pos -> Prop :=
| reply_stone q after : play Defender q b after -> ~ same before after -> reply final before b after
| reply_pass : final b -> reply final before b b.

CoInductive defended (keep : point -> Prop) (final : pos -> Prop) (b : pos) : Prop :=
| defended_always :
    (forall x, keep x -> b x = Stone Defender) ->
    (forall p b1, play Attacker p b b1 ->
      (forall x, keep x -> b1 x = Stone Defender)
      /\ exists b2, reply final b b1 b2 /\ defended keep final b2) ->
    (exists b2, reply final b b b2 /\ defended keep final b2) ->
    defended keep final b.

Lemma defended_weaker (keep keep' : point -> Prop) (final final' : pos -> Prop) :
  (forall x, keep' x -> keep x) -> (forall b, final b -> final' b) ->
  forall b, defended keep final b -> defended keep' final' b.
Proof.
  intros Hk Hf. cofix IH. intros b [K P F].
  assert (R : forall b b1 b2, reply final b b1 b2 -> reply final' b b1 b2).
  { intros ? ? ? [q b2 Q N|E]; [eapply reply_stone; eauto|apply reply_pass; auto]. }
  constructor.
  - auto.
  - intros p b1 Q. destruct (P p b1 Q) as [K1 (b2 & Rb & Hb)]. split; [auto|].
    exists b2. split; [apply R; exact Rb|]. apply IH. exact Hb.
  - destruct F as (b2 & Rb & Hb). exists b2. split; [apply R; exact Rb|]. apply IH. exact Hb.
Qed.

(* A set of positions that the defender can stay in. *)
Lemma defended_by (good : pos -> Prop) (keep : point -> Prop) (final : pos -> Prop) :
  (forall b, good b -> forall x, keep x -> b x = Stone Defender) ->
  (forall b p b1, good b -> play Attacker p b b1 ->
    (forall x, keep x -> b1 x = Stone Defender) /\ exists b2, reply final b b1 b2 /\ good b2) ->
  (forall b, good b -> exists b2, reply final b b b2 /\ good b2) ->
  forall b, good b -> defended keep final b.
Proof.
  intros Hk Hp Hf. cofix IH. intros b Hg. constructor.
  - intros x. apply Hk. exact Hg.
  - intros p b1 P. destruct (Hp b p b1 Hg P) as [K (b2 & R & Hg2)]. split; [exact K|].
    exists b2. split; [exact R|]. apply IH. exact Hg2.
  - destruct (Hf b Hg) as (b2 & R & Hg2). exists b2. split; [exact R|]. apply IH. exact Hg2.
Qed.

(* Play ends: when the attacker does nothing but pass, the strategy comes to a pass of the defender. *)
Inductive comes_to_pass (keep : point -> Prop) (final : pos -> Prop) (b : pos) : Prop :=
| passes_now : final b -> comes_to_pass keep final b
| passes_later q b2 : play Defender q b b2 -> defended keep final b2 -> comes_to_pass keep final b2 ->
    comes_to_pass keep final b.

Definition free (b : pos) x := if cell_eq (b x) (Stone Defender) then false else true.

Lemma filter_shorter (f f' : point -> bool) l : (forall x, f' x = true -> f x = true) ->
  length (filter f' l) <= length (filter f l)
  /\ forall q, In q l -> f q = true -> f' q = false -> length (filter f' l) < length (filter f l).
Proof.
  intros H. induction l as [|a l [IH1 IH2]]; simpl; [split; [lia|contradiction]|].
  split.
  - destruct (f' a) eqn:E; [rewrite (H a E)|destruct (f a)]; simpl; lia.
  - intros q [->|Hq] F F'.
    + rewrite F, F'. simpl. lia.
    + specialize (IH2 q Hq F F'). destruct (f' a) eqn:E; [rewrite (H a E)|destruct (f a)]; simpl; lia.
Qed.

Theorem attacker_stops keep final b : defended keep final b -> comes_to_pass keep final b.
Proof.
  remember (length (filter (free b) points)) as n eqn:E. revert b E.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros b -> H.
  destruct H as [_ _ (b2 & R & H2)]. inversion R as [q b3 P N|F]; subst.
  - apply passes_later with q b2; auto. eapply IH; [|reflexivity|exact H2].
    apply filter_shorter with q; auto using points_all.
    + unfold free. intros x Hx. destruct (cell_eq (b x) (Stone Defender)) as [B|B]; auto.
      rewrite (play_own Defender q b b2 P x B) in Hx. destruct (cell_eq (Stone Defender) (Stone Defender)); congruence.
    + unfold free. destruct P as (B & _). rewrite B. destruct (cell_eq Empty (Stone Defender)); congruence.
    + unfold free. rewrite (play_point Defender q b b2 P).
      destruct (cell_eq (Stone Defender) (Stone Defender)); congruence.
  - apply passes_now. exact F.
Qed.

End Claim.
