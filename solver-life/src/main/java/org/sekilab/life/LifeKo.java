package org.sekilab.life;

import java.util.OptionalInt;
import org.sekilab.model.Color;

/**
 * What is proved of a ko that decides about life, with few ko threats. A threat is one retake at once.
 *
 * @param winner the side that succeeds if neither side has a threat
 * @param tooFew the most threats with which the other side is proved to fail, if the winner has none
 * @param enough the fewest threats with which the other side succeeds, if the winner has none: one more than too few.
 *     Empty if that is not proved
 * @param isDirect whether the winner moves first, and one threat is enough for the other side
 */
public record LifeKo(Color winner, int tooFew, OptionalInt enough, boolean isDirect) {}
