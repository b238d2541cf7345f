import { expect, test } from 'vitest'
import { profileOf, readAll, tempFolder } from '../../test/files.ts'
import { documentId } from '../files/values/texts.ts'

const file = tempFolder()
const csv = (profile: string, ...lines: string[]) => readAll(file('p.csv', `${lines.join('\n')}\n`), profileOf(profile))
const jsonl = (profile: string, ...rows: object[]) =>
  readAll(file('p.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')), profileOf(profile))

const thread = (own: object) => ({
  thread: 't1',
  platform: 'df',
  bar: '000901',
  author: '路人甲',
  time: '2026-03-02 09:31:00',
  text: '启明的订单真多。明天再看',
  likes: 3,
  n_replies: 0,
  replies: [],
  ...own,
})

test('OPINION-05 a thread becomes its post and one post for each reply, on the day each was written', async () => {
  const replies = [
    { author: '路人乙', time: '2026-03-03 00:10:00', text: '同意', likes: 1 },
    { author: '路人乙', time: '2026-03-03 00:10:00', text: '同意', likes: 1 },
    { author: '路人丙', time: '2026-03-03 00:11:00', text: '', likes: 0 },
  ]
  const read = await jsonl('guba-threads', thread({ n_replies: 3, replies }))
  expect(read.rejections).toEqual([])
  const posts = read.of('post')
  expect(posts.map((post) => [post['form'], post['author_id'], post['like_count'], post['published_at']])).toEqual([
    ['article', '@路人甲', 3, '2026-03-02T01:31:00.000Z'],
    ['comment', '@路人乙', 1, '2026-03-02T16:10:00.000Z'],
    ['comment', '@路人乙', 1, '2026-03-02T16:10:00.000Z'],
    ['comment', '@路人丙', 0, '2026-03-02T16:11:00.000Z'],
  ])
  // The same words twice in one second are two replies; one without words counts too.
  expect(new Set(posts.map((post) => post['document_id'])).size).toBe(4)
  expect(posts.slice(1).map((post) => post['thread_id'])).toEqual(Array(3).fill(documentId('东方财富股吧', 't1')))
  expect(read.of('document').at(-1)).toMatchObject({ title: '…', body: '' })
  expect(read.of('document_company').map((one) => one['company_id'])).toEqual(Array(4).fill('SHZ-000901'))
})

test('a reply keeps its id while it gains likes and others come before it', async () => {
  const own = { author: '路人乙', time: '2026-03-03 00:10:00', text: '同意', likes: 1 }
  const idOf = async (replies: object[]) =>
    (await jsonl('guba-threads', thread({ replies }))).of('post').find((post) => post['author_id'] === '@路人乙')?.[
      'document_id'
    ]
  const before = await idOf([own])
  expect(
    await idOf([
      { ...own, author: '路人丁' },
      { ...own, likes: 9 },
    ]),
  ).toBe(before)
})

test('a reply that is no object, or has no time, is refused by name and the thread stays', async () => {
  const replies = ['沙发', { author: '路人乙', text: '何时', likes: 1 }]
  const read = await jsonl('guba-threads', thread({ replies }))
  expect(read.of('post').map((post) => post['form'])).toEqual(['article'])
  const reasons = read.rejections.map(({ field, reason }) => `${field} ${reason}`)
  expect(reasons).toContain('author_id MISSING')
  expect(reasons).toContain('published_at MISSING')
})

test('OPINION-05 forum posts of a collector: every column, and a post with no more than it must have', async () => {
  const read = await csv(
    'forum-posts',
    'id,platform,author_id,author_name,fans,published_at,text,form,thread_id,board,likes,comments,reads,stocks,author_joined_on',
    '7,雪球,u7,晨星客,1200,2026-03-02T10:00:00+08:00,启明智能要涨,文章,,,5,2,300,"SZ000901,BK0088",2019-05-01',
    '8,dc,u8,,,2026-03-02 10:05:00,,评论,7,000901,,,,,',
  )
  expect(read.of('author')).toEqual([
    { author_id: '@u7', platform: 'xq', name: '晨星客', joined_on: '2019-05-01' },
    { author_id: '@u8', platform: 'df', name: 'u8', joined_on: null },
  ])
  expect(read.of('author_count')).toEqual([{ author_id: '@u7', observed_on: '2026-03-02', fans: 1200 }])
  expect(read.of('post')).toMatchObject([
    { platform: 'xq', form: 'article', like_count: 5, reply_count: 2, read_count: 300, thread_id: null },
    // What nobody counts is missing, never 0.
    { platform: 'df', form: 'comment', like_count: null, reply_count: null, read_count: null, board: '000901' },
  ])
  expect(read.of('post')[1]?.['thread_id']).toBe(documentId('df', '7'))
  expect(read.of('document_company').map((one) => one['company_id'])).toEqual(['SHZ-000901'])
  // A board is no company: said, and the post stays.
  expect(read.rejections.map(({ reason, value }) => `${reason} ${value}`)).toEqual(['BOARD_CODE BK0088'])
})

test('a post of no known platform, without time, or from the future is refused by name', async () => {
  const read = await csv(
    'forum-posts',
    'id,platform,author_id,published_at,text',
    '1,tb,u1,2026-03-02 10:00:00,甲',
    '2,xq,u1,,乙',
    '3,xq,u1,2030-01-01 00:00:00,丙',
  )
  expect(read.of('post')).toEqual([])
  const reasons = (line: number) => new Set(read.rejections.filter((one) => one.line === line).map((one) => one.reason))
  expect([...reasons(2)]).toContain('UNKNOWN_VALUE')
  expect([...reasons(3)]).toContain('MISSING')
  expect([...reasons(4)]).toContain('FUTURE_DATE')
})

test('Xueqiu posts: what the site does not count is missing, and other markets are told', async () => {
  const read = await jsonl('xueqiu-posts', {
    id: 11,
    platform: 'xq',
    author: '晨星客',
    created_at: Date.parse('2026-03-02T02:00:00Z'),
    kind: 'comment',
    text: '看好启明',
    likes: 2,
    comments: null,
    views: null,
    stocks: ['SZ000901', 'HK 03606'],
  })
  expect(read.of('post')).toMatchObject([
    { form: 'comment', like_count: 2, reply_count: null, read_count: null, published_at: '2026-03-02T02:00:00.000Z' },
  ])
  expect(read.of('document_company').map((one) => one['company_id'])).toEqual(['SHZ-000901'])
  expect(read.rejections.map(({ value }) => value)).toEqual(['HK 03606'])
})

test('list pages have days only; a title and its content are one post', async () => {
  const list = await csv(
    'guba-list',
    'code,read_count,comment_count,title,author,date',
    '000901,88,2,稳,路人甲,2026-03-02',
  )
  expect(list.of('post')).toMatchObject([
    { read_count: 88, reply_count: 2, published_at: '2026-03-02T15:59:59.999Z', board: '000901' },
  ])
  expect(list.of('document')).toMatchObject([{ precision: 'day', title: '稳' }])
  const bar = await csv(
    'guba-bar-posts',
    'tid,rpid,code,name,time,type,content',
    '5,,szzs,上证指数,2026-03-02 09:00:00,title,大盘',
    '5,,szzs,上证指数,2026-03-02 09:00:00,content,大盘要跌',
    '5,6,szzs,上证指数,2026-03-02 09:10:00,reply,不会',
  )
  expect(bar.of('post').map((post) => [post['form'], post['author_id'], post['board']])).toEqual([
    ['article', null, 'szzs'],
    ['comment', null, 'szzs'],
  ])
  expect(bar.of('post')[1]?.['thread_id']).toBe(bar.of('post')[0]?.['document_id'])
  const hot = await csv('guba-hot-posts', 'bar,title,read_count,comment_count,date', 'szzs,要跌,9000,12,2026-03-02')
  expect(hot.of('post')).toMatchObject([{ read_count: 9000, reply_count: 12, author_id: null, board: 'szzs' }])
})

test('a post before the day its author joined is refused by name, one on that day is not', async () => {
  const read = await csv(
    'forum-posts',
    'id,platform,author_id,published_at,text,author_joined_on',
    '1,xq,u1,2026-03-01 23:59:00,甲,2026-03-02',
    '2,xq,u1,2026-03-02 00:00:00,乙,2026-03-02',
  )
  expect(read.of('document').map((one) => one['title'])).toEqual(['乙'])
  expect(read.rejections.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['2 BEFORE_ITS_AUTHOR'])
})
