// Plants one fault after another in a copy of the tree and sees that the proof that should tell of it does.
//
//   node tools/run.mjs tools/proofs/planted-faults.mjs            all of them
//   node tools/run.mjs tools/proofs/planted-faults.mjs ownership  those whose proof's name holds the word
//
// On demand: together they take as long as the proofs that they run. docs/proofs.md lists them.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `file`, `find`, `put`: what is written instead; it must stand there. `test`: the proof's file, `only`: which of its
 * tests; `tells`: what it must say.
 */
const faults = [
  {
    proof: 'truth on the wire',
    file: 'server/src/domains/markets/offers/quotes.ts',
    find: 'recent: ',
    put: 'recent: null as never, gone: ',
    test: 'server/src/domains/watch/watch.test.ts',
    tells: 'answers that are not as declared',
  },
  {
    proof: 'held reads',
    file: 'server/src/domains/impact/routes.ts',
    find: "    'daily_price',\n",
    put: '',
    test: 'server/src/http/shared-answers.test.ts',
    only: 'impact.record',
    tells: 'daily_price',
  },
  {
    proof: 'time travel',
    file: 'server/src/domains/companies/prices.queries.ts',
    find: 'where ${asked(db, view, of)} order by d.trade_date`',
    put: 'where ${asked(db, { ...view, asOf: null }, of)} order by d.trade_date`',
    test: 'server/src/proofs/time-travel.test.ts',
    only: 'companies.stockPrice',
    tells: '.date.length',
  },
  {
    proof: 'dated',
    file: 'contract/src/domains/financing/company-orgs.ts',
    find: '    dated: true,\n',
    put: '',
    test: 'server/src/proofs/dated.test.ts',
    tells: 'financing.orgs: ',
  },
  {
    proof: 'agreement',
    file: 'server/src/domains/companies/valuation.ts',
    find: '    marketCap,\n    floatCap,\n    capBasis,\n    countedOn,\n    capAbsence,\n    peTtm,\n    peAbsence,\n    peg,\n    pbRatio,\n    turnoverRate',
    put: '    marketCap: marketCap === null ? null : marketCap * 1.01,\n    floatCap,\n    capBasis,\n    countedOn,\n    capAbsence,\n    peTtm,\n    peAbsence,\n    peg,\n    pbRatio,\n    turnoverRate',
    last: true,
    test: 'server/src/proofs/agreement.test.ts',
    only: 'same on both, now',
    tells: 'company.marketCap of ',
  },
  {
    proof: 'two dates',
    file: 'intelligence/src/impact/difference.ts',
    find: "moved > 0 ? 'grew' : 'faded'",
    put: "moved > 0 ? 'faded' : 'grew'",
    test: 'server/src/proofs/two-dates.test.ts',
    tells: 'only fell because older events faded',
  },
  {
    proof: 'marks',
    file: 'contract/src/domains/markets/shapes.ts',
    find: '  basis: z.enum(priceBases),\n  basisDate',
    put: '  base: z.enum(priceBases),\n  basisDate',
    test: 'server/src/proofs/marks.test.ts',
    tells: 'quote.changeRate',
  },
  {
    proof: 'measures',
    file: 'contract/src/domains/markets/shapes.ts',
    find: "measured({ measure: 'company.close', day: 'date', basis: ['basis', 'basisDate'] }, z.number())",
    put: 'z.number()',
    test: 'server/src/proofs/measures.test.ts',
    tells: 'quote.close',
  },
  {
    proof: 'ids',
    file: 'contract/src/domains/watch/operations.ts',
    find: "companyId: publicId('company')",
    put: 'companyId: z.string()',
    test: 'server/src/proofs/ids/ids.test.ts',
    tells: 'watch.add companyId',
  },
  {
    proof: 'ownership',
    file: 'server/src/domains/screening/saved.ts',
    find: 'if (!(await savedScreens(db, view.marketId, user.uid)).some((one) => one.screen_id === screenId))',
    put: 'if (screenId.length > 36)',
    test: 'server/src/ownership.test.ts',
    only: 'screening.remove',
    tells: 'screening.remove screenId',
  },
  {
    proof: 'list rules',
    file: 'server/src/shared/page.ts',
    find: '(came >= size) as More',
    put: '(came > size) as More',
    test: 'server/src/proofs/list-rules.test.ts',
    only: 'themes.byId',
    tells: 'says that nothing follows',
  },
]

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const skipped = (file) =>
  /^(?:reports|coverage|e2e|bench|docs)(?:\/|$)/.test(file) ||
  file.split('/').some((part) => /^(?:node_modules|dist|test-results|\.git)$/.test(part))

/** A copy of the tree with what is installed by links; the workspaces are its own. */
function copyTree() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'pandora-faults-')))
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !skipped(relative(root, path)) })
  const link = (from, to) => symlinkSync(from, to)
  mkdirSync(join(copy, 'node_modules/@pandora'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@pandora'))
    link(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(root, 'node_modules/@pandora')).filter((one) => existsSync(join(copy, one)))) {
    link(join(copy, name), join(copy, 'node_modules/@pandora', name))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) link(own, join(copy, name, 'node_modules'))
  }
  return copy
}

/** Whether the proof tells of the fault: red, with the words that name it. */
function isTold(copy, { file, find, put, last, test, only, tells }) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const at = last ? text.lastIndexOf(find) : text.indexOf(find)
  if (at < 0) throw new Error(`${file} does not hold what the fault is put in place of: ${find}`)
  writeFileSync(path, text.slice(0, at) + put + text.slice(at + find.length))
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', test, ...(only ? ['-t', only] : [])], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 1 << 28,
  })
  writeFileSync(path, text)
  return { told: status !== 0 && `${stdout}${stderr}`.includes(tells), said: `${stdout}${stderr}` }
}

const [wanted = ''] = process.argv.slice(2)
const copy = copyTree()
let silent = 0
try {
  for (const fault of faults.filter(({ proof }) => proof.includes(wanted))) {
    const begun = Date.now()
    const { told, said } = isTold(copy, fault)
    silent += Number(!told)
    console.log(
      `${told ? 'told  ' : 'SILENT'} ${fault.proof.padEnd(18)} ${Math.round((Date.now() - begun) / 1000)} s  ${fault.file}`,
    )
    if (!told) console.log(said.slice(-2000))
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.exitCode = silent > 0 ? 1 : 0
