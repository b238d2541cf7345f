import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { READING } from './file/read-apart.ts'
import { readWaiting } from './reading.ts'
import { docxOf, lines, pdfOf, reportPdf } from './testing-files.ts'
import { takeDocument } from './work.queries.ts'

let server: TestServer
let own: Caller
let other: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  own = await server.caller()
  other = await server.caller()
  await facts(server.sql)
    .document({
      id: 'one',
      title: '北辰锂业扩产',
      body: '北辰锂业2024年5月20日公告，拟投资12.5亿元在四川扩产锂盐。',
      at: '2024-05-20T01:00:00Z',
    })
    .document({
      id: 'two',
      title: '北辰锂业分红',
      body: '北辰锂业拟每10股派发现金红利3元。',
      at: '2024-06-01T01:00:00Z',
    })
    .save(deriveFor(1))
})
afterAll(() => server.stop())

let count = 0
const makeBase = async (as: Caller = own) => {
  count += 1
  return (await server.call(knowledge.create, { name: `库 ${count}` }, { as })).data.baseId
}
const upload = (baseId: string, file: string, bytes: Buffer, as: Caller = own) =>
  server.call(knowledge.upload, { baseId, file, content: bytes.toString('base64') }, { as })
const readAll = () =>
  readWaiting(
    server.sql,
    () => server.clock.now,
    () => false,
  )
const documentsOf = async (baseId: string) =>
  (await server.call(knowledge.documents, { baseId }, { as: own })).data.dataList
const ask = async (baseId: string, question: string, as: Caller = own) =>
  (await server.call(knowledge.ask, { baseId, question }, { as })).data

describe('knowledge bases', () => {
  test('CHAT-08 a knowledge base is generated of the documents that a query finds, and answers from them', async () => {
    const { code, data } = await server.call(knowledge.create, { name: '锂业', query: '北辰锂业' }, { as: own })
    expect(code).toBe('0')
    expect(data).toMatchObject({ name: '锂业', documents: 2, waiting: 2, ready: 0, shared: false })
    expect(await readAll()).toBe(2)
    const base = (await server.call(knowledge.base, { baseId: data.baseId }, { as: own })).data
    expect(base).toMatchObject({ ready: 2, waiting: 0, pages: 2 })
    const answer = await ask(data.baseId, '北辰锂业拟投资的金额是多少')
    expect(answer).toMatchObject({ kind: 'span', text: '12.5亿元' })
    const [quote] = answer.quotes
    expect(quote).toMatchObject({ newsId: 'one', title: '北辰锂业扩产', page: 1, line: 2 })
    expect(quote?.text.slice(quote.mark?.start, quote.mark?.end)).toBe('12.5亿元')
  })

  test('as of an instant only documents that were known then are taken in and answer', async () => {
    const made = await server.call(knowledge.create, { name: '早', query: '北辰锂业' }, { as: own, asOf: '2024-05-25' })
    expect(made.data.documents).toBe(1)
    const baseId = await makeBase()
    await server.call(knowledge.addDocuments, { baseId, query: '北辰锂业' }, { as: own })
    await readAll()
    const question = { baseId, question: '北辰锂业每10股派发现金红利' }
    expect((await server.call(knowledge.ask, question, { as: own })).data.kind).toBe('sentence')
    expect((await server.call(knowledge.ask, question, { as: own, asOf: '2024-05-25' })).data.kind).toBe('none')
  })

  test('what is taken in twice is told as known; a query without a document is refused by name', async () => {
    const baseId = await makeBase()
    const add = (query: string) => server.call(knowledge.addDocuments, { baseId, query }, { as: own })
    expect((await add('扩产')).data).toEqual({ added: 1, known: 0, more: false })
    expect((await add('北辰锂业')).data).toEqual({ added: 1, known: 1, more: false })
    expect((await add('没有这样的词语')).data).toEqual({ added: 0, known: 0, more: false })
    const empty = await server.call(knowledge.create, { name: '空', query: '没有这样的词语' }, { as: own })
    expect(empty.code).toBe('KNOWLEDGE_NOTHING_FOUND')
    expect((await add('(扩产')).code).not.toBe('0')
  })

  test('a PDF keeps its pages and lines; a page without text says so; a figure is computed with its formula', async () => {
    const baseId = await makeBase()
    expect((await upload(baseId, 'Northmere 2023.pdf', reportPdf())).code).toBe('0')
    await readAll()
    const [document] = await documentsOf(baseId)
    expect(document).toMatchObject({ state: 'ready', pages: 3, pagesWithoutText: 1, format: 'pdf', language: 'en' })
    const margin = await ask(baseId, 'What is the FY2023 operating margin of Northmere Instruments?')
    expect(margin).toMatchObject({ kind: 'computed', text: '16%', unit: '%', formula: '(200 / 1,250) × 100' })
    expect(margin.value).toBeCloseTo(16, 9)
    expect(margin.quotes.map((one) => [one.page, one.line])).toEqual([
      [1, 7],
      [1, 5],
    ])
    for (const { text, mark } of margin.quotes)
      expect(['200.0', '1,250.0']).toContain(text.slice(mark?.start, mark?.end))
    expect(await ask(baseId, 'How much did the plant in Harwick cost?')).toMatchObject({
      kind: 'span',
      text: '$48.5 million',
    })
    const opened = await ask(baseId, 'When did Northmere open its new plant in Harwick?')
    expect(opened).toMatchObject({ kind: 'span', text: 'March 14, 2023' })
    expect(opened.quotes[0]).toMatchObject({ page: 2, line: 1 })
    const page = await server.call(knowledge.page, { documentId: document?.documentId ?? '', page: 1 }, { as: own })
    expect(page.data.lines[4]).toBe('Net sales  1,250.0  1,000.0')
  })

  test('what the texts do not tell is not told: another company, another year, weak evidence', async () => {
    const baseId = await makeBase()
    expect(await ask(baseId, 'What was revenue?')).toMatchObject({ kind: 'none', reason: 'nothing-ready' })
    await upload(baseId, 'Northmere.pdf', reportPdf())
    await readAll()
    expect(await ask(baseId, 'What is the FY2023 net income of Calder Optics?')).toMatchObject({
      kind: 'none',
      reason: 'other-subject',
      missing: 'Calder Optics',
      quotes: [],
    })
    expect(await ask(baseId, 'What is the FY2019 net income of Northmere?')).toMatchObject({ reason: 'other-time' })
    const weak = await ask(baseId, 'How much did Northmere pay its chief lawyer?')
    expect(weak).toMatchObject({ kind: 'none', value: null, text: '' })
    expect(weak.passages.length).toBeGreaterThan(0)
  })

  test('DOCX, HTML, Markdown, TXT and CSV are read; in a table of each a row is found', async () => {
    const baseId = await makeBase()
    const row = (divided: string) =>
      ['Item', '2023', '2022'].join(divided) + '\n' + ['Backlog', '77', '66'].join(divided)
    const files: Readonly<Record<string, Buffer>> = {
      'a.docx': docxOf(['Northmere & sons', 'Item|2023|2022', 'Orders|51|50']),
      'b.html': Buffer.from(
        '<!doctype html><table><tr><th>Item<th>2023<th>2022<tr><td>Returns<td>9<td>8</table><script>no()</script>',
      ),
      'c.md': Buffer.from('| Item | 2023 | 2022 |\n|---|---|---|\n| Visits | 31 | 30 |\n'),
      'd.csv': Buffer.from(row(',')),
      'e.txt': Buffer.from(`Northmere hired 42 people in 2023.\n${row('  ').replaceAll('Backlog', 'Leavers')}`),
    }
    for (const [file, bytes] of Object.entries(files)) expect((await upload(baseId, file, bytes)).code).toBe('0')
    await readAll()
    expect((await documentsOf(baseId)).map((one) => one.state)).toEqual(Array.from({ length: 5 }, () => 'ready'))
    const told = async (item: string) => (await ask(baseId, `What were the ${item} in 2023?`)).value
    expect(await Promise.all(['Orders', 'Returns', 'Visits', 'Backlog', 'Leavers'].map(told))).toEqual([
      51, 9, 31, 77, 77,
    ])
  })

  test('files of other encodings are read as they are written: declared, Western, Chinese, radicals for characters', async () => {
    const baseId = await makeBase()
    const page = (charset: string, text: Buffer) =>
      Buffer.concat([Buffer.from(`<html><head><meta charset="${charset}"></head><body><p>`), text])
    const files: Readonly<Record<string, Buffer>> = {
      // Caf\xe9 in Latin-1, “x” and ’ in Windows-1252, 公司 in Big5 and GB 18030.
      'latin.html': page('iso-8859-1', Buffer.from('Caf\u00e9 du Nord', 'latin1')),
      'big5.html': page('big5', Buffer.from('a4bda571', 'hex')),
      'western.txt': Buffer.from('Northmere\u0092s \u0093plan\u0094 is Caf\u00e9.', 'latin1'),
      'gb.txt': Buffer.concat([Buffer.from('b9abcbbe', 'hex'), Buffer.from(' 2023')]),
      'radicals.txt': Buffer.from('远⼭重⼯的⻓期债务'),
    }
    for (const [file, bytes] of Object.entries(files)) expect((await upload(baseId, file, bytes)).code).toBe('0')
    await readAll()
    const text = async (title: string) => {
      const documentId = (await documentsOf(baseId)).find((one) => one.title === title)?.documentId ?? ''
      return (await server.call(knowledge.page, { documentId }, { as: own })).data.lines.join('')
    }
    expect(await Promise.all(Object.keys(files).map(text))).toEqual([
      'Café du Nord',
      '公司',
      'Northmere’s “plan” is Café.',
      '公司 2023',
      '远山重工的长期债务',
    ])
  })
})

describe('hostile and broken files', () => {
  test('a call that is too large is told the limit that it met', async () => {
    const content = 'A'.repeat(44_000_000)
    const large = await server.call(knowledge.upload, { baseId: await makeBase(), file: 'a.txt', content }, { as: own })
    expect(large).toMatchObject({ code: 'TOO_LARGE', data: { limit: '40 MB' } })
    const small = await server.call(knowledge.rename, { baseId: 'b', name: 'A'.repeat(1_100_000) }, { as: own })
    expect(small).toMatchObject({ code: 'TOO_LARGE', data: { limit: '1 MB' } })
  })

  test('are refused by name as they come: empty, unknown, wrong extension, no zip, encrypted', async () => {
    const baseId = await makeBase()
    const code = async (file: string, bytes: Buffer) => (await upload(baseId, file, bytes)).code
    expect(await code('a.txt', Buffer.alloc(0))).toBe('KNOWLEDGE_FILE_EMPTY')
    expect(await code('a.exe', Buffer.from([0x4d, 0x5a, 0, 1]))).toBe('KNOWLEDGE_FORMAT_UNKNOWN')
    expect(await code('a.docx', reportPdf())).toBe('KNOWLEDGE_WRONG_EXTENSION')
    expect(await code('a.docx', Buffer.from('no archive'))).toBe('KNOWLEDGE_FILE_BROKEN')
    expect(await code('a.docx', Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).toBe('KNOWLEDGE_FILE_ENCRYPTED')
    expect(await documentsOf(baseId)).toEqual([])
  })

  test('are told of by name once they are read, in both languages, and nothing of them is kept', async () => {
    const baseId = await makeBase()
    const whole = reportPdf()
    const files: Readonly<Record<string, Buffer>> = {
      'lost.pdf': Buffer.from('%PDF-1.4 nothing that follows'),
      'table.pdf': Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/u, 'startxref\n99999999'), 'latin1'),
      'macro.docx': docxOf(['text'], { 'word/vbaProject.bin': new Uint8Array(8) }),
      'bomb.docx': docxOf(['text'], { 'word/more.xml': new Uint8Array(20_000_000) }),
      'deep.html': Buffer.from(`<html>${'<div>'.repeat(5000)}x`),
    }
    for (const [file, bytes] of Object.entries(files)) expect((await upload(baseId, file, bytes)).code).toBe('0')
    await readAll()
    const of = new Map((await documentsOf(baseId)).map((one) => [one.title, one]))
    expect(of.get('lost.pdf')?.error?.code).toBe('KNOWLEDGE_FILE_BROKEN')
    // A lost table of contents is built anew.
    expect(of.get('table.pdf')).toMatchObject({ state: 'ready', pages: 3 })
    expect(of.get('macro.docx')?.error?.code).toBe('KNOWLEDGE_FILE_MACROS')
    expect(of.get('bomb.docx')?.error?.code).toBe('KNOWLEDGE_FILE_UNPACKS')
    expect(of.get('deep.html')?.error?.code).toBe('KNOWLEDGE_FILE_DEEP')
    const english = await server.call(knowledge.documents, { baseId }, { as: own, language: 'en' })
    expect(english.data.dataList.find((one) => one.title === 'macro.docx')?.error?.message).toContain('holds macros')
    const [kept] = await server.sql`select count(*)::int as count from knowledge_document where content is not null`
    expect(kept?.['count']).toBe(0)
  })

  test('the same file again is known and says as what; one that was cancelled is tried anew', async () => {
    const baseId = await makeBase()
    const bytes = pdfOf([lines('One line of text stands here.')])
    const first = await upload(baseId, 'first.pdf', bytes)
    const again = await upload(baseId, 'second.pdf', bytes)
    expect(again.code).toBe('KNOWLEDGE_FILE_KNOWN')
    expect(again.message).toContain('first.pdf')
    const cancelled = await server.call(knowledge.cancel, { documentId: first.data.documentId }, { as: own })
    expect(cancelled.data.state).toBe('cancelled')
    expect(await readAll()).toBe(0)
    expect((await upload(baseId, 'second.pdf', bytes)).code).toBe('0')
    await readAll()
    const [document] = await documentsOf(baseId)
    expect(document).toMatchObject({ title: 'second.pdf', state: 'ready' })
    const late = await server.call(knowledge.cancel, { documentId: document?.documentId ?? '' }, { as: own })
    expect(late.code).toBe('KNOWLEDGE_NOT_WAITING')
  })

  test('a document removed while it is read leaves nothing behind; what a dead worker held is taken up again', async () => {
    const baseId = await makeBase()
    const made = await upload(baseId, 'gone.txt', Buffer.from('A text that is removed while it is read.'))
    const now = server.clock.now
    const taken = await takeDocument(server.sql, now, now + 1000)
    expect(taken?.title).toBe('gone.txt')
    await server.call(knowledge.removeDocument, { documentId: made.data.documentId }, { as: own })
    const kept = await upload(baseId, 'kept.txt', Buffer.from('A text whose worker dies.'))
    expect((await takeDocument(server.sql, now, now + READING.seconds * 1000))?.title).toBe('kept.txt')
    expect(await readAll()).toBe(0)
    server.clock.now += READING.seconds * 1000 + 1
    expect(await readAll()).toBe(1)
    expect(await documentsOf(baseId)).toMatchObject([{ documentId: kept.data.documentId, state: 'ready', pages: 1 }])
    const [left] = await server.sql`select count(*)::int as count from knowledge_page
      where document_id::text = ${made.data.documentId}`
    expect(left?.['count']).toBe(0)
  })
})

describe('sharing', () => {
  test('who is shared with by e-mail or link may read and ask, and change nothing; taken back, it is gone', async () => {
    const baseId = await makeBase()
    await upload(baseId, 'a.txt', Buffer.from('Northmere hired 42 people in 2023.'))
    await readAll()
    const sees = async (as: Caller) => (await server.call(knowledge.base, { baseId }, { as })).code
    expect(await sees(other)).toBe('NOT_FOUND')
    const { data: share } = await server.call(
      knowledge.share,
      { baseId, email: other.email.toUpperCase() },
      { as: own },
    )
    expect(share).toMatchObject({ by: 'email' })
    expect((await server.call(knowledge.base, { baseId }, { as: other })).data).toMatchObject({
      shared: true,
      readers: 0,
    })
    expect((await ask(baseId, 'How many people did Northmere hire in 2023?', other)).text).toBe('42')
    const listed = (await server.call(knowledge.list, {}, { as: other })).data.dataList
    expect(listed.map((one) => one.baseId)).toContain(baseId)
    expect((await upload(baseId, 'b.txt', Buffer.from('More.'), other)).code).toBe('NOT_ALLOWED')
    expect((await server.call(knowledge.rename, { baseId, name: 'mine' }, { as: other })).code).toBe('NOT_ALLOWED')
    expect((await server.call(knowledge.remove, { baseId }, { as: other })).code).toBe('NOT_ALLOWED')
    await server.call(knowledge.unshare, { shareId: share.shareId }, { as: own })
    expect(await sees(other)).toBe('NOT_FOUND')
    const { token } = (await server.call(knowledge.link, { baseId, on: true }, { as: own })).data
    expect((await server.call(knowledge.open, { token: token ?? '' }, { as: other })).data).toMatchObject({
      baseId,
      shared: true,
    })
    expect(await sees(other)).toBe('0')
    await server.call(knowledge.link, { baseId, on: false }, { as: own })
    const third = await server.caller()
    expect((await server.call(knowledge.open, { token: token ?? '' }, { as: third })).code).toBe('NOT_FOUND')
    const shares = (await server.call(knowledge.shares, { baseId }, { as: own })).data
    expect(shares).toMatchObject({ total: 1, dataList: [{ by: 'link' }] })
    // Whoever came by a link holds it still: taken off, they do not come in by it again.
    const next = (await server.call(knowledge.link, { baseId, on: true }, { as: own })).data.token ?? ''
    await server.call(knowledge.unshare, { shareId: shares.dataList[0]?.shareId ?? '' }, { as: own })
    expect(await sees(other)).toBe('NOT_FOUND')
    expect((await server.call(knowledge.open, { token: next }, { as: other })).code).toBe('NOT_FOUND')
    expect((await server.call(knowledge.base, { baseId }, { as: own })).data.hasLink).toBe(false)
  })

  test('names are the user’s own, and a base that is deleted is gone with all that it held', async () => {
    const baseId = await makeBase()
    const { name } = (await server.call(knowledge.base, { baseId }, { as: own })).data
    expect((await server.call(knowledge.create, { name }, { as: own })).code).toBe('NAME_TAKEN')
    expect((await server.call(knowledge.create, { name: '  ' }, { as: own })).code).toBe('BAD_INPUT')
    expect((await server.call(knowledge.create, { name }, { as: other })).code).toBe('0')
    await upload(baseId, 'a.txt', Buffer.from('A text.'))
    await readAll()
    expect((await server.call(knowledge.remove, { baseId }, { as: own })).data).toEqual({ done: true })
    expect((await server.call(knowledge.base, { baseId }, { as: own })).code).toBe('NOT_FOUND')
    expect((await server.call(knowledge.list, {})).code).toBe('NOT_SIGNED_IN')
  })
})
