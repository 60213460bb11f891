package org.sekilab.experiments.plugin;

import java.util.function.IntBinaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;

/**
 * Guards the parts of region searches. A search lends its board to these parts. The inner loop calls these parts.
 * Each part has a guard of its own type, which allocates nothing.
 */
final class GuardedParts {
    private GuardedParts() {}

    static MoveOrderer orderer(MoveOrderer orderer, Guard guard) {
        return board -> {
            Loan loan = guard.lend(board);
            MoveOrderer.OnBoard its = made(guard, loan, () -> orderer.on(board));
            IntBinaryOperator scores = its::score;
            IntBinaryOperator costs = its::cost;
            return new MoveOrderer.OnBoard() {
                @Override
                public int score(int move, int lastMove) {
                    return number(guard, loan, scores, move, lastMove);
                }

                @Override
                public boolean hasCosts() {
                    return guard.call(its::hasCosts);
                }

                @Override
                public int cost(int best, int score) {
                    return number(guard, loan, costs, best, score);
                }
            };
        };
    }

    static HeuristicEvaluator heuristic(HeuristicEvaluator evaluator, Guard guard) {
        return board -> {
            Loan loan = guard.lend(board);
            HeuristicEvaluator.OnBoard its = made(guard, loan, () -> evaluator.on(board));
            LongSupplier estimates = its::estimate;
            return () -> (int) number(guard, loan, estimates);
        };
    }

    static MoveGenerator generator(MoveGenerator generator, Guard guard) {
        return board -> {
            Loan loan = guard.lend(board);
            LongSupplier forced = made(guard, loan, () -> generator.on(board))::forcedPoints;
            return () -> {
                long points = number(guard, loan, forced);
                if (loan.isChecked() && (points & ~board.empties()) != 0) {
                    throw guard.origin().violation("points that are not empty are forced: " + board);
                }
                return points;
            };
        };
    }

    static ExactEvaluator exactEvaluator(ExactEvaluator evaluator, Guard guard) {
        return new ExactEvaluator() {
            @Override
            public OnBoard on(LocalBoard board) {
                Loan loan = guard.lend(board);
                OnBoard its = made(guard, loan, () -> evaluator.on(board));
                return lastMove -> {
                    loan.begin();
                    boolean isSafe;
                    try {
                        isSafe = its.isSafe(lastMove);
                    } catch (RuntimeException | Error e) {
                        throw guard.failure(e);
                    }
                    loan.end();
                    return isSafe;
                };
            }

            @Override
            public ExactEvaluator checkable() {
                return guard.call(evaluator::checkable);
            }
        };
    }

    static LeafInitializer leafInitializer(LeafInitializer initializer, Guard guard) {
        return board -> {
            Loan loan = guard.lend(board);
            LeafInitializer.OnBoard its = made(guard, loan, () -> initializer.on(board));
            LongSupplier proofs = its::proof;
            LongSupplier disproofs = its::disproof;
            return new LeafInitializer.OnBoard() {
                @Override
                public int proof() {
                    return (int) number(guard, loan, proofs);
                }

                @Override
                public int disproof() {
                    return (int) number(guard, loan, disproofs);
                }
            };
        };
    }

    private static long number(Guard guard, Loan loan, LongSupplier its) {
        loan.begin();
        long number;
        try {
            number = its.getAsLong();
        } catch (RuntimeException | Error e) {
            throw guard.failure(e);
        }
        loan.end();
        return number;
    }

    private static int number(Guard guard, Loan loan, IntBinaryOperator its, int first, int second) {
        loan.begin();
        int number;
        try {
            number = its.applyAsInt(first, second);
        } catch (RuntimeException | Error e) {
            throw guard.failure(e);
        }
        loan.end();
        return number;
    }

    /** What works on one board. The strategy may look at the board while it makes the worker. */
    private static <T> T made(Guard guard, Loan loan, Supplier<T> making) {
        loan.begin();
        T made = guard.answered(guard.call(making));
        loan.end();
        return made;
    }
}
