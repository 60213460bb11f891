package org.sekilab.experiments.solve;

import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.sekilab.experiments.InputException;

/** The positions of several sources, in their order. Each iteration may read them anew. Immutable. */
public final class AllBoards extends AbstractCollection<BoardInput> {
    private final List<Collection<BoardInput>> parts;

    public AllBoards(List<Collection<BoardInput>> parts) {
        this.parts = List.copyOf(parts);
    }

    /**
     * The positions of sources without mistakes.
     *
     * @throws InputException with the mistakes of the first source that has some
     */
    public static AllBoards read(List<? extends PositionSource> sources) {
        List<Collection<BoardInput>> parts = new ArrayList<>();
        for (PositionSource source : sources) {
            PositionSource.Reading reading = source.read();
            if (!reading.mistakes().isEmpty()) {
                throw new InputException(reading.mistakes());
            }
            parts.add(reading.boards());
        }
        return new AllBoards(parts);
    }

    @Override
    public int size() {
        return parts.stream().mapToInt(Collection::size).sum();
    }

    @Override
    public Iterator<BoardInput> iterator() {
        Iterator<Collection<BoardInput>> left = parts.iterator();
        return new Iterator<>() {
            private Iterator<BoardInput> part = List.<BoardInput>of().iterator();

            @Override
            public boolean hasNext() {
                while (!part.hasNext() && left.hasNext()) {
                    part = left.next().iterator();
                }
                return part.hasNext();
            }

            @Override
            public BoardInput next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("after the last position");
                }
                return part.next();
            }
        };
    }
}
