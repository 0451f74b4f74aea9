const MOST = 72;

/** Words that begin a sentence about a result rather than an instruction. */
const NO_VERBS =
  /^(?:A|All|An|Another|Any|Both|Each|Every|For|From|He|How|If|In|It|More|Most|No|None|Of|On|One|Our|Some|That|The|Their|There|These|They|This|Those|To|Two|We|What|When|Where|Which|Who|With|Without)$/;
/** Imperatives that end like another form of a verb. */
const IMPERATIVES =
  /^(?:Access|Address|Assess|Bring|Bypass|Compress|Discuss|Dismiss|Embed|Exceed|Express|Feed|Focus|Guess|Miss|Need|Pass|Press|Proceed|Process|Seed|Shed|Speed|Stress|Suppress|Swing)$/;

/**
 * What is wrong with the subject of a commit; undefined for an imperative of at most 72 characters.
 *
 * @param {string} subject
 * @returns {string | undefined}
 */
export function findSubjectFault(subject) {
  if (subject.length > MOST) return `has ${subject.length} characters, at most ${MOST}`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  const [first = ''] = subject.split(' ');
  if (!/^[A-Z][a-z-]+$/.test(first)) return `begins with "${first}" instead of a capitalised verb`;
  if (NO_VERBS.test(first) || (/(?:s|ed|ing)$/.test(first) && !IMPERATIVES.test(first)))
    return `begins with "${first}" instead of an imperative such as "Add" or "Fix"`;
  return undefined;
}
