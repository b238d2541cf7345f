import { z } from 'zod'
import { newsItem } from '../documents/shapes.ts'
import { day, defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { digestContent, digestItem, digestSubscription, subscriptionDraft } from './shapes.ts'
import { NEWS_PAGE } from './terms.ts'

const subscriptionId = ownedId('digestSubscription', z.uuid())
const editionId = ownedId('digestEdition', z.uuid())
const roomPermissionId = publicId('roomPermission')
const mailStatus = z.object({ isSend: z.boolean(), roomPermissionId: z.string() })

export const digest = {
  weeklyReport: defineOperation({
    id: 'digest.weeklyReport',
    requirement: ['DIGEST-09'],
    method: 'POST',
    path: '/api/hejun/weeklyReport',
    dated: true,
    summary: 'The last weeks, the newest first, each with how many news it holds, copies counted once; their sum',
    input: z.object({ weeks: z.int().min(1).max(52).default(12) }),
    output: z.object({
      weekList: z.array(z.object({ week: day, lastDay: day, newsCount: z.int(), ended: z.boolean() })),
      total: z.int(),
      /** The week of the newest news, however long ago; null where there is none. */
      newest: day.nullable(),
    }),
  }),
  news: defineOperation({
    id: 'digest.news',
    requirement: ['DIGEST-08'],
    method: 'POST',
    path: '/api/hejun/news',
    dated: true,
    summary: 'News with copies merged, the newest first, ten a page; of a week, as it stood at its end',
    input: z.object({ week: day.optional(), ...pageInput(NEWS_PAGE, 100) }),
    output: pageOf(newsItem.extend({ copies: z.int() })),
  }),
  mailStatus: defineOperation({
    id: 'digest.mailStatus',
    requirement: ['DIGEST-06'],
    method: 'POST',
    path: '/api/hejun/mailStatus',
    summary: 'Whether the weekly report is mailed to the user',
    input: z.object({ roomPermissionId }),
    output: mailStatus,
  }),
  saveMailStatus: defineOperation({
    id: 'digest.saveMailStatus',
    requirement: ['DIGEST-07'],
    method: 'POST',
    path: '/api/hejun/saveMailStatus',
    writes: true,
    guests: false,
    summary: 'Have the weekly report mailed, or no longer',
    input: z.object({ roomPermissionId, isSend: z.boolean() }),
    output: mailStatus,
  }),
  week: defineOperation({
    id: 'digest.week',
    method: 'POST',
    path: '/api/digest/week',
    dated: true,
    summary: 'The report of a week as of its end, or of now where it runs: stories by weight, figures; none: this week',
    input: z.object({ week: day.optional() }),
    output: digestContent.extend({ week: day, lastDay: day }),
  }),
  subscriptions: defineOperation({
    id: 'digest.subscriptions',
    method: 'GET',
    path: '/api/digest/subscriptions',
    summary: 'The user’s subscriptions in the market, and whether their address rests',
    output: z.object({
      dataList: z.array(digestSubscription),
      total: z.int(),
      address: z.object({ email: z.string().nullable(), bounces: z.int(), restsSince: instant.nullable() }),
      /** Whether this server sends mail at all. */
      mails: z.boolean(),
    }),
  }),
  saveSubscription: defineOperation({
    id: 'digest.saveSubscription',
    method: 'POST',
    path: '/api/digest/saveSubscription',
    writes: true,
    guests: false,
    summary: 'Make a subscription, or with its id change one',
    input: z.object({ subscriptionId: subscriptionId.optional(), ...subscriptionDraft }),
    output: digestSubscription,
  }),
  removeSubscription: defineOperation({
    id: 'digest.removeSubscription',
    method: 'POST',
    path: '/api/digest/removeSubscription',
    writes: true,
    guests: false,
    summary: 'End a subscription; its editions stay in the archive',
    input: z.object({ subscriptionId }),
    output: done,
  }),
  preview: defineOperation({
    id: 'digest.preview',
    method: 'POST',
    path: '/api/digest/preview',
    dated: true,
    summary: 'What an edition would say that closes at the instant looked from, and its mail; nothing is kept or sent',
    input: z.object(subscriptionDraft),
    output: digestContent.extend({
      /** Companies and themes that it is about; null where it is about the whole market. */
      about: z.int().nullable(),
      mail: z.object({ subject: z.string(), html: z.string() }),
    }),
  }),
  archive: defineOperation({
    id: 'digest.archive',
    method: 'POST',
    path: '/api/digest/archive',
    summary: 'The user’s editions in the market, the newest first',
    input: z.object({ subscriptionId: subscriptionId.optional(), ...pageInput(20) }),
    output: pageOf(digestItem),
  }),
  edition: defineOperation({
    id: 'digest.edition',
    method: 'POST',
    path: '/api/digest/edition',
    summary: 'An edition of the user’s as it was composed',
    input: z.object({ editionId }),
    output: digestContent.extend({ item: digestItem }),
  }),
  sendAgain: defineOperation({
    id: 'digest.sendAgain',
    method: 'POST',
    path: '/api/digest/sendAgain',
    writes: true,
    guests: false,
    summary: 'Send the mail of an edition that failed or was perhaps sent once more, under the same Message-ID',
    input: z.object({ editionId }),
    output: digestItem,
  }),
  wakeAddress: defineOperation({
    id: 'digest.wakeAddress',
    method: 'POST',
    path: '/api/digest/wakeAddress',
    writes: true,
    guests: false,
    summary: 'Mail goes to the user’s address again that rests since mails to it came back',
    output: done,
  }),
}
