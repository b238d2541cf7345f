import { describe, expect, test } from 'vitest'
import {
  COMMENT_LIMIT,
  COMMENTS_OF_ONE,
  reportKey,
  WHOLE_COMPANY,
} from '@pandora/contract/domains/finance-reports/shapes'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { STAR, HILL, BAY, battery, elimination, server, user, report, add } from './reports-testing.ts'

describe('comments', () => {
  test('FINREP-04 FINREP-12 adding says exactly `Add Comment Success` in both languages, and the report read again has it', async () => {
    for (const language of ['zh-CN', 'en'] as const) {
      const { message, data } = await server.call(
        financeReports.addComment,
        { companyId: STAR, businessTypeId: battery, body: '  <b>Why?</b>  ', tags: ['margin', 'margin', ' '] },
        { as: user, language },
      )
      expect(message).toBe('Add Comment Success')
      expect(data).toMatchObject({
        body: '<b>Why?</b>',
        tags: ['margin'],
        mine: true,
        mayDelete: true,
        personal: false,
      })
    }
    const { comments, commentsTotal } = await report(STAR, battery)
    expect([commentsTotal, comments.length, comments[0]?.body]).toEqual([2, 2, '<b>Why?</b>'])
    await server.sql`truncate finance_comment`
  })

  test('FINREP-05 FINREP-13 deleting says exactly `remove Comment Success`, and the report read again lacks it', async () => {
    const { data } = await add({})
    const { message } = await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: user })
    expect(message).toBe('remove Comment Success')
    expect((await report(STAR, battery)).commentsTotal).toBe(0)
    expect((await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: user })).code).toBe(
      'NOT_FOUND',
    )
  })

  test('FINREP-06 only its author deletes a comment, or an administrator, and that is written down', async () => {
    const { data } = await add({})
    const [other, admin] = [await server.caller(), await server.caller('admin')]
    expect(
      (await server.call(financeReports.report, { companyId: STAR, businessTypeId: battery }, { as: other })).data
        .comments[0],
    ).toMatchObject({ mine: false, mayDelete: false })
    expect((await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: other })).code).toBe(
      'NOT_ALLOWED',
    )
    expect((await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: admin })).code).toBe(
      '0',
    )
    expect(
      await server.sql`select uid, detail->>'report' as report from audit_event where action = 'comment-deleted'`,
    ).toEqual([{ uid: admin.uid, report: reportKey(STAR, battery) }])
    const own = (await add({})).data.commentId
    await server.call(financeReports.deleteComment, { commentId: own }, { as: user })
    expect((await server.sql`select 1 from audit_event where action = 'comment-deleted'`).count).toBe(1)
  })

  test('FINREP-06 a comment has 1 to 2,000 characters and at most five tags; blank and unknown reports are refused, and nothing is written', async () => {
    expect((await add({ body: '字'.repeat(COMMENT_LIMIT) })).code).toBe('0')
    for (const input of [
      { body: '' },
      { body: ' \n ' },
      { body: '字'.repeat(COMMENT_LIMIT + 1) },
      { tags: ['a', 'b', 'c', 'd', 'e', 'f'] },
      { tags: ['x'.repeat(21)] },
    ])
      expect((await add(input)).code).toBe('BAD_INPUT')
    for (const input of [
      { companyId: 'SHZ-999999' },
      { companyId: BAY, businessTypeId: elimination },
      { companyId: 'SHZ-999999', businessTypeId: WHOLE_COMPANY },
    ])
      expect((await add(input)).code).toBe('NOT_FOUND')
    expect((await server.sql`select 1 from finance_comment`).count).toBe(1)
    await server.sql`truncate finance_comment`
  })

  test('the same requestId twice is one comment; one account has at most two hundred on a report', async () => {
    const requestId = 'finance-comment-1'
    const [one, two] = [await add({ requestId }), await add({ requestId })]
    expect(two.data.commentId).toBe(one.data.commentId)
    await server.sql`insert into finance_comment (market_id, company_id, business_type_id, uid, personal, body, created_at) select 1, ${STAR}, ${battery}, ${user.uid}, false, 'x', now() from generate_series(2, ${COMMENTS_OF_ONE})`
    expect((await add({})).code).toBe('LIST_FULL')
    await server.sql`truncate finance_comment`
  })

  test('comments stand at every as-of date, those written after it marked, come in pages newest first, and never cross to another report', async () => {
    for (let n = 0; n < 35; n++) await add({ body: `第 ${n} 条` })
    const page = async (number: number, asOf?: string) =>
      (
        await server.call(
          financeReports.comments,
          { companyId: STAR, businessTypeId: battery, page: number },
          { as: user, ...(asOf ? { asOf } : {}) },
        )
      ).data
    expect((await page(0)).dataList[0]?.body).toBe('第 34 条')
    expect(await page(1, '2023-06-01')).toMatchObject({ total: 35, hasMore: false })
    // One of them was written before the day that is looked from.
    await server.sql`update finance_comment set created_at = '2023-05-30T02:00:00Z' where comment_id = (select min(comment_id) from finance_comment)`
    expect((await page(1, '2023-06-01')).dataList.map(({ later }) => later)).toEqual([true, true, true, true, false])
    expect((await page(1)).dataList.some(({ later }) => later)).toBe(false)
    expect((await report(STAR, battery, { asOf: '2023-06-01' })).comments[0]?.later).toBe(true)
    expect((await report(STAR, battery)).comments[0]?.later).toBe(false)
    expect((await page(1)).dataList).toHaveLength(5)
    expect(await page(9)).toMatchObject({ dataList: [], total: 35 })
    expect((await report(STAR, battery, { asOf: '2023-06-01' })).commentsTotal).toBe(35)
    for (const [companyId, businessId] of [
      [STAR, WHOLE_COMPANY],
      [HILL, battery],
    ] as const)
      expect((await report(companyId, businessId)).commentsTotal).toBe(0)
    await server.sql`truncate finance_comment`
  })

  test('what a visitor of the demo writes only he reads; other tabs hear of a comment by the report, never its words', async () => {
    const guest = await server.caller('guest')
    await server.sql`insert into finance_comment (market_id, company_id, business_type_id, uid, personal, body, created_at) values (1, ${STAR}, ${battery}, ${guest.uid}, true, '只给自己', now())`
    expect((await report(STAR, battery)).commentsTotal).toBe(0)
    const [{ comment_id: hidden } = { comment_id: 0 }] = await server.sql<
      { comment_id: number }[]
    >`select comment_id from finance_comment`
    const admin = await server.caller('admin')
    for (const as of [user, admin])
      expect((await server.call(financeReports.deleteComment, { commentId: hidden }, { as })).code).toBe('NOT_FOUND')
    await add({})
    const [event] = await server.sql<
      { ids: string[]; uid: number | null }[]
    >`select ids, uid from live_event where topic = 'comments' order by event_id desc limit 1`
    expect(event).toEqual({ ids: [reportKey(STAR, battery)], uid: null })
    await server.sql`truncate finance_comment`
  })
})
