(* The local game of a zone and its accepted states: docs/certificate-rules.md, "The local game" and "Games". *)

From Coq Require Import List Bool.
From Sekilab Require Import Board.
Import ListNotations.

(* What does not change in a local game. K is the set of eyes elsewhere. *)
Record local_game {G : Graph} (K : Type) := {
  inZ : point -> bool;        (* the points Z *)
  ess : point -> bool;        (* the stones of essential blocks *)
  lost : point -> bool;       (* the stones of lost blocks *)
  eyes : point -> list K;     (* the assumption of the essential block with that stone *)
  final : pos -> Prop         (* what an end must be besides not lost; for the goal safe: clear *)
}.
Arguments inZ {G K}. Arguments ess {G K}. Arguments lost {G K}. Arguments eyes {G K}. Arguments final {G K}.

Section LocalGame.
Context {G : Graph} {K : Type}.
Variable g : local_game K.

Notation D := Defender.
Notation A := Attacker.

(* The stones of a state are a position s; only its points in Z matter. *)
Implicit Type s : pos.

Definition named x := ess g x = true \/ lost g x = true.

(* R-ZONE-1 and F-ZONE-1: named are whole blocks of the defender on the board b0, none twice, none in Z. *)
Class well_named (b0 : pos) : Prop := {
  named_stone : forall x, named x -> b0 x = Stone D;
  named_outside : forall x, named x -> inZ g x = false;
  ess_whole : forall x y, ess g x = true -> adj x y -> b0 y = Stone D -> ess g y = true;
  lost_whole : forall x y, lost g x = true -> adj x y -> b0 y = Stone D -> lost g y = true;
  named_once : forall x, ess g x = true -> lost g x = true -> False
}.

(* Groups, liberties and eyes. *)
Definition dstone s x := named x \/ (inZ g x = true /\ s x = Stone D).
Definition astone s x := inZ g x = true /\ s x = Stone A.
Definition dlib s x r := exists y, conn (dstone s) x y /\ adj y r /\ inZ g r = true /\ s r = Empty.
Definition alib s x r := exists y, conn (astone s) x y /\ adj y r /\ inZ g r = true /\ s r = Empty.
Definition has_eye s x k := exists y, conn (dstone s) x y /\ ess g y = true /\ In k (eyes g y).
Definition has_block s x := exists y, conn (dstone s) x y /\ named y.

(* The wall, taken blocks, and outer groups. *)
Definition at_wall x := exists r, adj x r /\ inZ g r = false /\ ~ named r.
Definition lost_block x y := conn (fun z => lost g z = true) x y.
Definition near x := exists y r, lost_block x y /\ adj y r /\ inZ g r = true.
Definition taken s x :=
  lost g x = true /\ near x /\ forall y r, lost_block x y -> adj y r -> inZ g r = true -> s r = Stone A.
Definition outer s x :=
  exists y, conn (astone s) x y /\ (at_wall y \/ exists r, adj y r /\ taken s r).

(* The attacker's stone on p. The set in_C holds the groups without liberty and eye next to p. A lost block that is a
   group by itself is not in it. *)
Definition in_C s p x :=
  let s1 := put s p A in
  dstone s1 x /\ (exists y, conn (dstone s1) x y /\ adj y p)
  /\ (forall r, ~ dlib s1 x r) /\ (forall k, ~ has_eye s1 x k)
  /\ exists y, conn (dstone s1) x y /\ lost g y = false.
Definition attack_legal s p :=
  inZ g p = true /\ s p = Empty
  /\ ((exists x, in_C s p x) \/ (exists r, alib (put s p A) p r) \/ outer (put s p A) p).
Definition captures_block s p := exists x, in_C s p x /\ has_block (put s p A) x.
Definition after_attack s p s' :=
  forall x, (in_C s p x -> s' x = Empty) /\ (~ in_C s p x -> s' x = put s p A x).
Definition ko_point s p s' q :=
  in_C s p q /\ (forall x, in_C s p x -> x = q)
  /\ adj p q /\ forall r, adj p r -> inZ g r = true -> s' r <> Stone D -> r = q.

(* The defender's stone on p. *)
Definition in_D s p x :=
  let s1 := put s p D in
  astone s1 x /\ (exists y, conn (astone s1) x y /\ adj y p)
  /\ (forall r, ~ alib s1 x r) /\ ~ outer s1 x.
Definition defend_legal s (ko : point -> Prop) p :=
  inZ g p = true /\ s p = Empty /\ ~ ko p
  /\ ((exists x, in_D s p x) \/ (exists r, dlib (put s p D) p r) \/ (exists k, has_eye (put s p D) p k)).
Definition after_defense s p s' :=
  forall x, (in_D s p x -> s' x = Empty) /\ (~ in_D s p x -> s' x = put s p D x).

(* Doubtful groups, and blocks in their last eye. *)
Definition doubtful s x :=
  dstone s x /\ ~ has_block s x /\ (forall r1 r2, dlib s x r1 -> dlib s x r2 -> r1 = r2)
  /\ exists y, conn (dstone s) x y /\ (at_wall y \/ exists r, adj y r /\ astone s r /\ outer s r).
Definition two_eyes s x := exists k1 k2, k1 <> k2 /\ has_eye s x k1 /\ has_eye s x k2.
Definition in_last_eye s x := ess g x = true /\ (forall r, ~ dlib s x r) /\ ~ two_eyes s x.

(* States that a game without leaves accepts. wins_a: the attacker is to move; the flag is "passed".
   wins_d: the defender is to move, and may not play on the ko point. *)
Inductive wins_a : pos -> bool -> Prop :=
| attackers_turn s (passed : bool) (next : point -> pos) :
    (forall x, ~ doubtful s x) ->                                     (* R-GAME-1 *)
    (forall x, ~ in_last_eye s x) ->                                  (* R-GAME-2: not lost *)
    (forall p, attack_legal s p -> after_attack s p (next p)) ->      (* R-GAME-5: each legal move *)
    (forall p, attack_legal s p -> ~ captures_block s p) ->           (* R-GAME-2: not captured *)
    (forall p, attack_legal s p -> wins_d (next p) (ko_point s p (next p)) false) ->
    (passed = true -> final g s) ->                                   (* a second pass ends the game *)
    (passed = false -> wins_d s (fun _ => False) true) ->
    wins_a s passed
with wins_d : pos -> (point -> Prop) -> bool -> Prop :=
| defenders_stone s ko passed p s' :                                  (* R-GAME-6 *)
    defend_legal s ko p -> after_defense s p s' -> wins_a s' false -> wins_d s ko passed
| defenders_pass s (ko : point -> Prop) (passed : bool) :
    (passed = true -> final g s) -> (passed = false -> wins_a s true) -> wins_d s ko passed.

End LocalGame.
