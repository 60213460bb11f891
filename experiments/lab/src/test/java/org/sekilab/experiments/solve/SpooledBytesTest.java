package org.sekilab.experiments.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Bytes of a stream that are kept. */
class SpooledBytesTest {
    private static final byte[] TEXT = "(;SZ[9];B[cc])".getBytes(StandardCharsets.UTF_8);

    /** A stream that is slow at its first read. A second reader meanwhile finds the end. */
    private static final class SlowStream extends InputStream {
        private final InputStream bytes = new ByteArrayInputStream(TEXT);
        private final CountDownLatch second;
        private boolean isBegun;

        private SlowStream(CountDownLatch second) {
            this.second = second;
        }

        @Override
        public int read() throws IOException {
            return bytes.read();
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            if (isBegun) {
                return -1;
            }
            isBegun = true;
            try {
                boolean isOvertaken = second.await(1, TimeUnit.SECONDS); // with a lock, the second thread waits
                assertThat(isOvertaken).isFalse();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            return bytes.read(into, offset, length);
        }
    }

    @Test
    void threadsThatOpenAtTheSameTimeAllGetTheWholeText() throws Exception {
        CountDownLatch second = new CountDownLatch(1);
        SpooledBytes bytes = new SpooledBytes(new SlowStream(second));
        Callable<byte[]> reading = () -> bytes.open().readAllBytes();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Future<byte[]>> texts = List.of(threads.submit(reading), threads.submit(() -> {
                byte[] text = reading.call();
                second.countDown();
                return text;
            }));
            for (Future<byte[]> text : texts) {
                assertThat(text.get()).isEqualTo(TEXT);
            }
        } finally {
            threads.shutdown();
        }
    }
}
