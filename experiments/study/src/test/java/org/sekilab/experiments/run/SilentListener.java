package org.sekilab.experiments.run;

/** Ignores what a run tells. */
public final class SilentListener implements ExperimentRun.Listener {
    @Override
    public void warn(String line) {}

    @Override
    public void begin(int jobs, int left) {}

    @Override
    public void stored(int jobs) {}
}
