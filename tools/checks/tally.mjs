/** Test cases in a JUnit report. A suite that failed as a whole (its setup broke) counts as one failure. */
export function countJUnit(xml) {
  const cases = xml.match(/<testcase\b[^>]*?(\/>|>[\s\S]*?<\/testcase>)/g) ?? []
  const failed = cases.filter((text) => /<(failure|error)\b/.test(text)).length
  const skipped = cases.filter((text) => /<skipped\b/.test(text)).length
  return { passed: cases.length - failed - skipped, failed, skipped }
}

/**
 * One total over all steps: the cases of those that wrote a JUnit report, one for every other.
 * A step that failed without a failed case (it did not get so far) counts as one failure.
 */
export function tally(results) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { state, cases } of results) {
    total.passed += cases?.passed ?? (state === 'passed' ? 1 : 0)
    total.failed += state === 'failed' ? Math.max(1, cases?.failed ?? 0) : (cases?.failed ?? 0)
    total.skipped += (cases?.skipped ?? 0) + (state === 'skipped' ? 1 : 0)
  }
  return total
}
