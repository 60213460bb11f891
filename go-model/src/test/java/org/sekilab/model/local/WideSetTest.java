package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WideSetTest {
    private static final long SEED = 21;

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 10})
    void operationsAreThoseOfSets(int words) {
        Random random = new Random(SEED);
        for (int run = 0; run < 200; run++) {
            NavigableSet<Integer> plain = numbers(words, random);
            NavigableSet<Integer> other = numbers(words, random);
            WideSet wide = wide(words, plain);
            WideSet otherWide = wide(words, other);
            assertSame(wide, plain);
            assertThat(wide.intersects(otherWide)).isEqualTo(plain.stream().anyMatch(other::contains));
            assertThat(wide.containsAll(otherWide)).isEqualTo(plain.containsAll(other));
            assertThat(wide.equals(otherWide)).isEqualTo(plain.equals(other));
            long[] sets = new long[2 * words];
            wide.write(sets, 1);
            switch (run % 4) {
                case 0 -> {
                    wide.unite(otherWide);
                    plain.addAll(other);
                }
                case 1 -> {
                    wide.subtract(otherWide);
                    plain.removeAll(other);
                }
                case 2 -> {
                    wide.intersect(otherWide);
                    plain.retainAll(other);
                }
                default -> {
                    wide.set(otherWide);
                    plain = other;
                }
            }
            assertSame(wide, plain);
            for (int number : other) {
                wide.remove(number);
            }
            plain.removeAll(other);
            assertSame(wide, plain);
            WideSet copy = new WideSet(words);
            copy.read(sets, 1);
            wide.clear();
            assertThat(wide.isEmpty()).isTrue();
            assertThat(copy.words()).isEqualTo(words);
            copy.read(sets, 0);
            assertThat(copy).isEqualTo(wide).hasSameHashCodeAs(wide);
        }
    }

    private static NavigableSet<Integer> numbers(int words, Random random) {
        NavigableSet<Integer> numbers = new TreeSet<>();
        for (int i = random.nextInt(20); i > 0; i--) {
            numbers.add(random.nextInt(Long.SIZE * words));
        }
        return numbers;
    }

    private static WideSet wide(int words, NavigableSet<Integer> numbers) {
        WideSet set = new WideSet(words);
        numbers.forEach(set::add);
        return set;
    }

    private static void assertSame(WideSet wide, NavigableSet<Integer> plain) {
        assertThat(wide.count()).isEqualTo(plain.size());
        assertThat(wide.isEmpty()).isEqualTo(plain.isEmpty());
        assertThat(wide.toString()).isEqualTo(plain.toString().replace('[', '{').replace(']', '}'));
        for (int number = 0; number < Long.SIZE * wide.words(); number++) {
            Integer next = plain.ceiling(number);
            assertThat(wide.contains(number)).isEqualTo(plain.contains(number));
            assertThat(wide.next(number)).isEqualTo(next == null ? -1 : next);
        }
        assertThat(wide.next(Long.SIZE * wide.words())).isEqualTo(-1);
    }
}
