import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { checkerAt, workRow, type Checked } from '../src/check.ts'
import { filesSource } from '../src/files/files-source.ts'
import { parseProfile, type Profile } from '../src/files/profile.ts'
import { shippedProfiles } from '../src/files/shipped.ts'
import type { Rejection } from '../src/source.ts'

/** A folder of a test file's own, removed after it; answers how to write a file there. */
export function tempFolder(): (name: string, content: string | Uint8Array) => string {
  const folder = mkdtempSync(join(tmpdir(), 'pandora-sources-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name, content) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
}

/** Everything that reading a file by a profile gives. */
export interface ReadFile {
  rows: number
  records: Checked[]
  rejections: Rejection[]
  /** Values of the records of a kind. */
  of: (kind: string) => Record<string, unknown>[]
}

export function profileOf(nameOrText: string): Profile {
  return shippedProfiles().find(({ profile }) => profile.name === nameOrText)?.profile ?? parseProfile(nameOrText)
}

/** Clock of the tests: 2026-06-30, noon in Shanghai. */
export const NOW = Date.parse('2026-06-30T04:00:00Z')

/** Reads a whole file as an import does. */
export async function readAll(path: string, profile: Profile, now = NOW, name = path): Promise<ReadFile> {
  const query = await filesSource.query({ path, name, profile })
  const checker = checkerAt(now)
  const read: ReadFile = {
    rows: 0,
    records: [],
    rejections: [],
    of: (kind) => read.records.filter((one) => one.kind === kind).map(({ values }) => values),
  }
  for await (const batch of filesSource.extract(query, () => undefined, new AbortController().signal)) {
    for (const raw of batch) {
      read.rows++
      const { accepted, rejections } = workRow(checker, raw.line, () => filesSource.transform(query, raw))
      read.records.push(...accepted)
      read.rejections.push(...rejections)
    }
  }
  return read
}

/** Reads rows as tests write them: lines of a table, or objects, by a profile. To be called once in a test file. */
export function rowsReader() {
  const file = tempFolder()
  return {
    file,
    csv: (name: string, profile: string, ...lines: string[]) =>
      readAll(file(name, `${lines.join('\n')}\n`), profileOf(profile), undefined, name),
    jsonl: (profile: string, ...rows: object[]) =>
      readAll(file('rows.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')), profileOf(profile)),
  }
}

/** When each record of a kind was known, and how that was found. */
export const knownOf = (read: ReadFile, kind: string): string[] =>
  read.records
    .filter((one) => one.kind === kind)
    .map(({ known: { at, by } }) => `${at === null ? 'undated' : new Date(at).toISOString()} ${by}`)
