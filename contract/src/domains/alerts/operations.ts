import { z } from 'zod'
import { defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { bearerId, ownedId } from '../../records/ids.ts'
import {
  alertItem,
  alertRule,
  alertSettings,
  channel,
  delivery,
  quietHours,
  ruleDraft,
  ruleSettings,
  trialAlert,
} from './shapes.ts'
import { channelKinds, deliveryFaults, ruleKinds, ruleTargets } from './terms.ts'

const ruleId = ownedId('alertRule', z.uuid())
const channelId = ownedId('alertChannel', z.uuid())
/** A secret on its way in: an address with its key, a token. */
const secret = z.string().min(1).max(1000)

export const alerts = {
  rules: defineOperation({
    id: 'alerts.rules',
    method: 'POST',
    path: '/api/alerts/rules',
    summary: 'The user’s rules in the market, the newest first; `text`: those that have it in their name',
    input: z.object({
      target: z.enum(ruleTargets).optional(),
      kind: z.enum(ruleKinds).optional(),
      text: z.string().max(60).optional(),
      ...pageInput(50),
    }),
    output: pageOf(alertRule),
  }),
  saveRule: defineOperation({
    id: 'alerts.saveRule',
    method: 'POST',
    path: '/api/alerts/saveRule',
    writes: true,
    summary: 'Make a rule, or with its id change one; it looks at what becomes known from then on',
    input: z.object({ ruleId: ruleId.optional(), ...ruleDraft, ...ruleSettings }),
    output: alertRule,
  }),
  switchRule: defineOperation({
    id: 'alerts.switchRule',
    method: 'POST',
    path: '/api/alerts/switchRule',
    writes: true,
    summary: 'Turn a rule on or off; turned on it looks at what becomes known from then on',
    input: z.object({ ruleId, enabled: z.boolean() }),
    output: alertRule,
  }),
  removeRule: defineOperation({
    id: 'alerts.removeRule',
    method: 'POST',
    path: '/api/alerts/removeRule',
    writes: true,
    summary: 'Delete a rule; its alerts stay, and it can be restored for thirty days',
    input: z.object({ ruleId }),
    output: done,
  }),
  restoreRule: defineOperation({
    id: 'alerts.restoreRule',
    method: 'POST',
    path: '/api/alerts/restoreRule',
    writes: true,
    summary: 'Bring a deleted rule back',
    input: z.object({ ruleId }),
    output: alertRule,
  }),
  tryRule: defineOperation({
    id: 'alerts.tryRule',
    method: 'POST',
    path: '/api/alerts/tryRule',
    dated: true,
    summary:
      'What a rule would have told in the thirty days up to the instant that is looked from; nothing is kept or sent',
    input: z.object({ ...ruleDraft, cooldownMinutes: ruleSettings.cooldownMinutes }),
    output: z.object({
      from: instant,
      to: instant,
      /** Newest first, at most TRIAL_MOST; `total` counts all that would have been told, `heldBack` those kept quiet. */
      dataList: z.array(trialAlert),
      total: z.int(),
      heldBack: z.int(),
      /** Companies that were looked at; null where the rule looks at none. */
      companies: z.int().nullable(),
      /** It was not looked further back than `from`: enough was found to show how often it would tell. */
      cut: z.boolean(),
      /** When the newest fact of the kind was known; null where there is none. */
      newestAt: instant.nullable(),
    }),
  }),
  list: defineOperation({
    id: 'alerts.list',
    method: 'POST',
    path: '/api/alerts/list',
    summary: 'The user’s alerts in the market, the newest first, each with its deliveries; `alertId`: that one',
    input: z.object({
      alertId: ownedId('alert', z.uuid()).optional(),
      ruleId: ruleId.optional(),
      kind: z.enum(ruleKinds).optional(),
      unread: z.boolean().default(false),
      /** Only those with a delivery that failed or is in doubt. */
      troubled: z.boolean().default(false),
      ...pageInput(30),
    }),
    output: pageOf(alertItem),
  }),
  unread: defineOperation({
    id: 'alerts.unread',
    method: 'GET',
    path: '/api/alerts/unread',
    summary: 'How many alerts the user has not read in the market, and the newest of all',
    output: z.object({ count: z.int(), dataList: z.array(alertItem.omit({ deliveries: true })), paused: z.int() }),
  }),
  read: defineOperation({
    id: 'alerts.read',
    method: 'POST',
    path: '/api/alerts/read',
    writes: true,
    summary: 'Mark an alert as read, or all of the market up to an instant',
    input: z.object({ alertId: ownedId('alert', z.uuid()).optional() }),
    output: z.object({ count: z.int() }),
  }),
  sendAgain: defineOperation({
    id: 'alerts.sendAgain',
    method: 'POST',
    path: '/api/alerts/sendAgain',
    writes: true,
    guests: false,
    summary: 'Send once more what failed or was perhaps sent, under the same id',
    input: z.object({ deliveryId: ownedId('alertDelivery', z.uuid()) }),
    output: delivery,
  }),
  channels: defineOperation({
    id: 'alerts.channels',
    method: 'GET',
    path: '/api/alerts/channels',
    summary: 'The user’s ways out of the product; no secret is given back',
    output: z.object({ dataList: z.array(channel), mail: z.string().nullable() }),
  }),
  saveChannel: defineOperation({
    id: 'alerts.saveChannel',
    method: 'POST',
    path: '/api/alerts/saveChannel',
    writes: true,
    guests: false,
    summary: 'Add a channel, or with its id change one; secrets that are left out stay as they are',
    input: z.object({
      channelId: channelId.optional(),
      kind: z.enum(channelKinds),
      name: z.string().min(1).max(40),
      /** Address of a webhook or robot; of Telegram that of another API server. */
      address: secret.optional(),
      /** Key by which messages are signed. */
      signingKey: secret.optional(),
      token: bearerId('botToken', z.string().min(1).max(200)).optional(),
      chat: z.string().min(1).max(100).optional(),
    }),
    output: channel,
  }),
  switchChannel: defineOperation({
    id: 'alerts.switchChannel',
    method: 'POST',
    path: '/api/alerts/switchChannel',
    writes: true,
    guests: false,
    summary: 'Pause a channel, or resume it: what waits goes out then',
    input: z.object({ channelId, active: z.boolean() }),
    output: channel,
  }),
  removeChannel: defineOperation({
    id: 'alerts.removeChannel',
    method: 'POST',
    path: '/api/alerts/removeChannel',
    writes: true,
    guests: false,
    summary: 'Delete a channel with its secrets; rules that named it keep their others',
    input: z.object({ channelId }),
    output: done,
  }),
  // Not a write: it waits for the other side, and its answer is of this moment.
  testChannel: defineOperation({
    id: 'alerts.testChannel',
    method: 'POST',
    path: '/api/alerts/testChannel',
    rate: 'code',
    guests: false,
    summary: 'Send a test message over a channel now and say what came of it',
    input: z.object({ channelId }),
    output: z.object({
      state: z.enum(['sent', 'failed', 'perhaps', 'held', 'queued']),
      fault: z.enum(deliveryFaults).nullable(),
      faultSaid: z.string().nullable(),
    }),
  }),
  settings: defineOperation({
    id: 'alerts.settings',
    method: 'GET',
    path: '/api/alerts/settings',
    summary: 'The user’s zone and quiet hours',
    output: alertSettings,
  }),
  saveSettings: defineOperation({
    id: 'alerts.saveSettings',
    method: 'POST',
    path: '/api/alerts/saveSettings',
    writes: true,
    summary: 'Set zone (IANA name) and quiet hours; null: none',
    input: z.object({ zone: z.string().min(1).max(60), quiet: quietHours.nullable() }),
    output: alertSettings,
  }),
}
