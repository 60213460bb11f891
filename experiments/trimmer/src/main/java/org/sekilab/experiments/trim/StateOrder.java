package org.sekilab.experiments.trim;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Puts the reached states of a strategy in an order. */
final class StateOrder {
    private StateOrder() {}

    /**
     * The reached states, one line of play after the other. Each stands before its successors, unless the strategy has
     * a circle.
     */
    static StateLines of(StateLines lines) {
        IntArrayList finished = new IntArrayList();
        boolean[] isSeen = new boolean[lines.size()];
        int[] done = new int[lines.size()]; // [state] the number of its successors that are done
        IntArrayList path = new IntArrayList();
        path.add(0);
        isSeen[0] = true;
        while (!path.isEmpty()) {
            int state = path.topInt();
            int[] numbers = lines.numbers(state);
            int at = numbers.length - 1 - done[state]++;
            if (at < lines.firstSuccessor(state)) {
                finished.add(path.popInt());
            } else if (!isSeen[numbers[at]]) {
                isSeen[numbers[at]] = true;
                path.push(numbers[at]);
            }
        }
        IntArrayList order = new IntArrayList();
        for (int i = finished.size() - 1; i >= 0; i--) {
            order.add(finished.getInt(i));
        }
        return lines.inOrder(order);
    }
}
