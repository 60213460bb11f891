package org.sekilab.safety.methods;

import org.sekilab.proof.SafetyMethod;

/**
 * The table of the methods of this package, from weak to strong. Those with constants in {@link SafetyMethod} are not
 * repeated: {@link ConnectionSolver}, {@link SekiSolver}, {@link InvaderSolver} and {@link RaceSolver}. No two methods
 * of both tables share a label or a rank.
 */
final class SafetyMethods {
    /** {@link TwoVitalSolver} on single regions. */
    static final SafetyMethod TWO_VITAL = new SafetyMethod("two-vital", 40);
    /** {@link TwoVitalSolver} on merged regions. */
    static final SafetyMethod MERGED = new SafetyMethod("merged", 50);
    /** {@link WeakGroupSolver} by sums of liberties, and on small groups as one area. */
    static final SafetyMethod WEAK = new SafetyMethod("weak", 60);
    /** {@link WeakGroupSolver} with a region that connects blocks. */
    static final SafetyMethod CHAIN = new SafetyMethod("chain", 62);
    /** {@link WeakGroupSolver} with moves outside of a region. */
    static final SafetyMethod EXTERNAL_MOVES = new SafetyMethod("external-moves", 64);
    /** {@link JointSolver}. */
    static final SafetyMethod JOINT = new SafetyMethod("joint", 66);
    /** {@link ExpandVitalSolver}. */
    static final SafetyMethod EXPAND_VITAL = new SafetyMethod("expand-vital", 70);
    /** {@link ChainSolver}: a small area of a large region connects blocks. */
    static final SafetyMethod CHAIN_AREA = new SafetyMethod("chain-area", 72);
    /** {@link NarrowAreaSolver}. */
    static final SafetyMethod NARROW_AREA = new SafetyMethod("narrow-area", 80);
    /** {@link SacrificeSolver}. */
    static final SafetyMethod SACRIFICE = new SafetyMethod("given-up", 92);
    /** {@link RegionLifeSolver}. */
    static final SafetyMethod REGION_LIFE = new SafetyMethod("region-life", 94);
    /** {@link LifeAreaSolver}. */
    static final SafetyMethod LIFE_AREA = new SafetyMethod("life-area", 95);

    /** {@link OpenLifeSolver}. */
    static final SafetyMethod OPEN_LIFE = new SafetyMethod("open-life", 97);

    private SafetyMethods() {}
}
