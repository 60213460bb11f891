package org.sekilab.experiments.store;

import java.util.Comparator;

/**
 * The key of a job. No two jobs of an experiment have the same key.
 *
 * @param run the name of the run
 * @param set the name of the set of positions
 * @param file the game record or the list of problems, relative to what the set names
 * @param index the game tree, or the row of the list, from 1
 * @param item what is asked where one position has several questions, such as the side that moves first; else empty
 * @param repetition from 1
 */
public record JobKey(String run, String set, String file, int index, String item, int repetition) {
    /** Puts the jobs of several runs that ask the same question, in the same repetition, at the same place. */
    static final Comparator<JobKey> BY_QUESTION = Comparator.comparing(JobKey::set)
            .thenComparing(JobKey::file)
            .thenComparingInt(JobKey::index)
            .thenComparing(JobKey::item)
            .thenComparingInt(JobKey::repetition);

    /**
     * The question without the run that answers it. The question belongs to an answer with an item of its own, or to
     * the whole job.
     */
    public ProblemKey problem(String answerItem) {
        return new ProblemKey(set, file, index, item.isEmpty() ? answerItem : item + answerItem);
    }

    /** True when a question is this job's, or one of several questions of this job. */
    public boolean asks(ProblemKey problem) {
        return problem.item().startsWith(item) && problem.equals(new ProblemKey(set, file, index, problem.item()));
    }
}
