package org.sekilab.verify;

import java.util.Arrays;

/** A list of numbers that grows as they come. Mutable, confined to one thread. */
final class IntList {
    private int[] numbers = new int[64];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return numbers[index];
    }

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, size + (size >> 1));
        }
        numbers[size++] = number;
    }
}
