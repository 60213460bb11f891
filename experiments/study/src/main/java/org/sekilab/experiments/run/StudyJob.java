package org.sekilab.experiments.run;

import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.Origin;

/**
 * A piece of work: a problem, and the configuration to solve it with.
 *
 * @param key what results know it by
 * @param seed what its randomness comes from
 * @param origin what the result is made from
 * @param source the problem
 * @param bench the strategies
 */
record StudyJob(JobKey key, long seed, Origin origin, StudyProblem.Source source, Bench bench) {
    /** Does the job.
     *
     * @param question what the source gave
     */
    JobAnswers perform(StudyProblem.Question question) {
        bench.beginJob();
        return question.ask(bench);
    }
}
