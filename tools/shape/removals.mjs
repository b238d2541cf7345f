// The law of removals: what takes something of a reader's away is either asked for once more or can be undone. Who
// sends a removing operation shows in the same file which of both it is; where a neighbour does it, it stands below.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBeneath } from '../source-tree.mjs'

/** Operations that take away, by the first or only word of their names. */
const removing = /^(?:remove|delete|revoke|forget|clear|withdraw|ownDelete)(?:[A-Z]\w*)?$/
const sent = /\b(?:useAction|call)\(\s*\w+\.(\w+)/g
/** A question before it, or a notice with a way back after it. */
const eased = /<(?:AskButton|Confirm)\b|\bgone\(|\baction:/

/** Files whose removal is asked for or taken back in another way, each with which. */
export const otherwise = new Map([
  ['web/src/domains/accounts/settings/DeleteAccount.tsx', 'a form of its own wants the password or a code'],
  ['web/src/domains/price-events/price/useDrawings.ts', 'the chart has an undo of its own, button and Ctrl-Z'],
  ['web/src/shell/floors/tileActions.ts', 'FloorView tells of it with an undo that calls restoreTile'],
])

/** Screens' files, file → text. */
export function webFiles(root) {
  const files = filesBeneath(root).filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Files that send a removal which nothing asks for and nothing takes back: file and operation, a line each. */
export function removalBreaches(files, others = otherwise) {
  return [...files].flatMap(([file, text]) => {
    const names = [...text.matchAll(sent)].map(([, name]) => name).filter((name) => removing.test(name))
    if (names.length === 0 || eased.test(text) || others.has(file)) return []
    return names.map((name) => `${file} ${name}`)
  })
}
