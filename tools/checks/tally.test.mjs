import { expect, test } from 'vitest'
import { readAudit } from './audit.mjs'
import { countJUnit, tally } from './tally.mjs'

const report = `<?xml version="1.0"?><testsuites tests="4" failures="1"><testsuite name="a">
  <testcase name="one" time="0.1"/>
  <testcase name="two &gt; three" time="0.1">
    <failure message="no">text</failure>
  </testcase>
  <testcase name="four"><skipped/></testcase>
  <testcase name="five"><system-out>fine</system-out></testcase>
</testsuite></testsuites>`

test('cases of a JUnit report are counted one by one', () => {
  expect(countJUnit(report)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(countJUnit('')).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('the closing line adds cases and checks, and a step that broke before its first case is a failure', () => {
  const results = [
    { state: 'passed' },
    { state: 'skipped' },
    { state: 'failed' },
    { state: 'failed', cases: { passed: 5, failed: 2, skipped: 1 } },
    { state: 'failed', cases: { passed: 7, failed: 0, skipped: 0 } },
  ]
  expect(tally(results)).toEqual({ passed: 13, failed: 4, skipped: 2 })
})

test('an audit that the registry does not answer is told from a clean one', () => {
  expect(readAudit('npm warn x\n{"message":"405 Method Not Allowed","error":{}}')).toMatchObject({
    answered: false,
    reason: '405 Method Not Allowed',
  })
  expect(readAudit('')).toMatchObject({ answered: false })
  const counts = { info: 0, low: 1, moderate: 0, high: 2, critical: 1, total: 4 }
  expect(readAudit(JSON.stringify({ metadata: { vulnerabilities: counts } }))).toMatchObject({
    answered: true,
    severe: 3,
  })
})
