// The law of domains. Each declares in its `domain.ts` (contract) or `module.ts` (server, web) whom it `uses`; beyond
// the contract a domain is reached by its
// `offers.ts` alone; the domains of a workspace make no cycle; and what knows no domain names none.
import { findCycles } from './import-cycles.mjs'

/** Folders whose product code knows no domain: what every domain stands on. */
const knowNone = ['server/src/http/', 'server/src/shared/', 'web/src/lib/', 'web/src/ui/', 'web/src/charts/']
/** Domains that the browser's ground stands on: session, stream, catalogue of rooms. */
const spine = new Set(['accounts', 'live', 'rooms'])
/** Files of one domain that others of its workspace may import. */
const isOffer = (file) => /\/offers\/|\/(?:offers|slots|testing-[\w-]+)\.tsx?$/.test(file)
const isTest = (file) => /\.(?:test|spec)\.[a-z]+$|\/testing[\w-]*\.tsx?$/.test(file)

/** Workspace and domain of a file: a domain's files lie below `<workspace>/src/domains/<domain>/`. */
export function domainOf(file) {
  const [workspace, , folder, domain, ...rest] = file.split('/')
  return { workspace, domain: folder === 'domains' && rest.length > 0 ? domain : null }
}

/** Domains that a declaration says it uses; null where the file is no declaration. */
export function usesIn(file, text) {
  if (!/^(?:contract|server|web)\/src\/domains\/[\w-]+\/(?:domain|module)\.tsx?$/.test(file)) return null
  const list = /^ {2}uses: \[([^\]]*)\]/m.exec(text)
  return new Set([...(list?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, key]) => key))
}

/**
 * What the imports of a tree break of it, one line each. `imports`: file → what it imports, as `{ file, line }`.
 * `declared`: by declaring file, whom it uses.
 * `debts`: imports of old that are still to go, `from → to` by folder or file, and uses that close a cycle, by
 * workspace and domain; one that is no longer there is a breach too.
 */
export function checkDomains(imports, declared, debts = []) {
  const problems = []
  const owed = new Set()
  const debtOf = (from, to) => debts.find(([one, other]) => from.startsWith(one) && to.startsWith(other))
  const used = new Map()
  const breach = (from, to, line, why) => {
    const debt = debtOf(from, to)
    if (debt) owed.add(debt)
    else problems.push(`${from}:${line} imports ${to}: ${why}`)
  }
  for (const [from, targets] of imports) {
    const at = domainOf(from)
    for (const { file: to, line } of targets) {
      const target = domainOf(to)
      if (target.domain === null || at.domain === target.domain) continue
      if (at.domain === null) {
        if (from.startsWith('web/src/lib/') && spine.has(target.domain)) continue
        if (!isTest(from) && knowNone.some((folder) => from.startsWith(folder)))
          breach(from, to, line, `${knowNone.find((folder) => from.startsWith(folder))} knows no domain`)
        continue
      }
      if (isTest(from)) continue
      if (target.workspace === at.workspace && at.workspace !== 'contract' && !isOffer(to)) {
        breach(
          from,
          to,
          line,
          `domain ${at.domain} reaches into domain ${target.domain}; what it offers stands in its offers.ts`,
        )
        continue
      }
      // Who fills a place knows its shape only: that is no use of whose place it is.
      if (/\/slots\.tsx?$/.test(to)) continue
      const place = `${at.workspace} ${at.domain}`
      if (!used.has(place)) used.set(place, new Map())
      used.get(place).set(target.domain, `${from}:${line}`)
    }
  }
  const graph = new Map()
  for (const [file, uses] of declared) {
    const { workspace, domain } = domainOf(file)
    const place = `${workspace} ${domain}`
    const found = used.get(place) ?? new Map()
    for (const [key, where] of found)
      if (!uses.has(key)) problems.push(`${where} uses domain ${key}, which ${file} does not declare`)
    for (const key of uses)
      if (!found.has(key)) problems.push(`${file} declares that it uses domain ${key}, and does not`)
    used.delete(place)
    graph.set(
      place,
      [...uses]
        .map((key) => `${workspace} ${key}`)
        .filter((other) => {
          const debt = debts.find(([one, two]) => one === place && two === other)
          if (debt) owed.add(debt)
          return !debt
        }),
    )
  }
  for (const [place, found] of used)
    for (const [key, where] of found) problems.push(`${where} uses domain ${key}, and ${place} declares nothing`)
  for (const targets of graph.values()) for (const target of targets) if (!graph.has(target)) graph.set(target, [])
  problems.push(...findCycles(graph).map((cycle) => `domains that use each other: ${[...cycle, cycle[0]].join(' → ')}`))
  for (const debt of debts)
    if (!owed.has(debt)) problems.push(`${debt.join(' → ')} is settled: take it off the list of debts`)
  return problems
}
