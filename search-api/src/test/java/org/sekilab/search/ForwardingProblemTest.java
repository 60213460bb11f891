package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mockingDetails;
import static org.mockito.Mockito.spy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mockito.invocation.Invocation;

/** A problem that changes nothing is the other problem in all that an engine sees. */
class ForwardingProblemTest {
    private static final class Plain extends ForwardingProblem {
        Plain(Problem problem) {
            super(problem);
        }
    }

    /** Also those with a default: it would hide the answer of the other problem. */
    @Test
    void eachCallButCopyReachesTheOtherProblemOnce() throws ReflectiveOperationException {
        for (Method method : Problem.class.getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers()) || method.getName().equals("copy")) {
                continue;
            }
            TicTacToe game = new TicTacToe();
            game.play(0);
            Problem other = spy(game);
            Object[] arguments = Arrays.stream(method.getParameterTypes())
                    .map(type -> type == int.class ? (Object) 4 : new int[9])
                    .toArray();
            Object answer = method.invoke(new Plain(other), arguments);
            List<Invocation> calls = List.copyOf(mockingDetails(other).getInvocations());
            assertThat(calls).as(method.getName()).isNotEmpty();
            assertThat(calls.get(0).getMethod().getName()).isEqualTo(method.getName());
            assertThat(calls.get(0).getRawArguments()).isEqualTo(arguments);
            TicTacToe expected = new TicTacToe();
            expected.play(0);
            assertThat(answer).as(method.getName()).isEqualTo(method.invoke(expected, arguments));
        }
    }

    /** A copy would leave out what a subclass watches. */
    @Test
    void thereAreNoCopies() {
        assertThat(new TicTacToe().copy()).isPresent();
        assertThat(new Plain(new TicTacToe()).copy()).isEqualTo(Optional.empty());
    }
}
