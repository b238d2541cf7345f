/** What `npm audit --json` said: whether the registry answered, and how many findings are high or critical. */
export function readAudit(text) {
  const start = text.indexOf('{')
  let said
  try {
    said = JSON.parse(text.slice(start, text.lastIndexOf('}') + 1))
  } catch {
    return { answered: false, reason: 'no answer', severe: 0, summary: '' }
  }
  const counts = said.metadata?.vulnerabilities
  if (counts === undefined)
    return { answered: false, reason: said.message ?? said.error?.summary ?? 'no answer', severe: 0, summary: '' }
  const summary = `${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low`
  return { answered: true, reason: '', severe: counts.critical + counts.high, summary }
}
