package org.sekilab.safety;

import java.util.List;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.safety.certificate.OpenLife;

/** A strategy that nobody follows. */
public record UnplayedLife(PointSet points) implements OpenLife, OpenLife.Game {
    @Override
    public List<String> lines() {
        return List.of();
    }

    @Override
    public Game begin() {
        return this;
    }

    @Override
    public int answer(int point) {
        return Points.PASS;
    }

    @Override
    public int answerToPass() {
        return Points.PASS;
    }

    @Override
    public boolean isDecided() {
        return false;
    }
}
