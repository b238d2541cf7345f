import { alertsErrors } from '@pandora/contract/domains/alerts/errors'
import type { ChannelKind } from '@pandora/contract/domains/alerts/terms'
import { badInput, Refusal } from '@pandora/contract/errors'
import { isIP } from 'node:net'
import { publicPlace } from '@pandora/sources/net/guard'
import type { ChannelSecret } from './channel.ts'

/** What the key is made for under which channels' secrets are sealed. */
export const CHANNEL_SEAL = 'pandora alert channels'

/** Hosts of the services' robots, the beginning of their paths, and the field of the address that holds the key. */
const services = {
  wecom: {
    name: { zh: '企业微信', en: 'WeCom' },
    hosts: ['qyapi.weixin.qq.com'],
    path: '/cgi-bin/webhook/send',
    key: 'key',
  },
  feishu: {
    name: { zh: '飞书', en: 'Feishu' },
    hosts: ['open.feishu.cn', 'open.larksuite.com'],
    path: '/open-apis/bot/v2/hook/',
    key: null,
  },
  dingtalk: {
    name: { zh: '钉钉', en: 'DingTalk' },
    hosts: ['oapi.dingtalk.com', 'api.dingtalk.com'],
    path: '/robot/send',
    key: 'access_token',
  },
} as const

/**
 * Refuses what cannot be a channel of a kind, by the field's name. `allowed`: hosts that the administrator allows, also
 * as stand-ins for the services.
 */
export function checkSecret(kind: ChannelKind, secret: ChannelSecret, allowed: readonly string[], zh: boolean): void {
  if (kind === 'mail') return
  if (kind === 'telegram') {
    if (!/^\d{3,20}:[\w-]{20,100}$/.test(secret.token ?? '')) throw new Refusal(alertsErrors.CHANNEL_TOKEN)
    if (!secret.chat) throw badInput('chat', 'required')
    if (secret.address !== undefined) webAddress(secret.address, allowed)
    return
  }
  if (secret.address === undefined) throw badInput('address', 'required')
  const url = webAddress(secret.address, allowed)
  if (kind === 'webhook') return
  const { name, hosts, path, key } = services[kind]
  const right =
    (hosts.some((host) => host === url.hostname) ? url.protocol === 'https:' : isAllowed(url, allowed)) &&
    url.pathname.startsWith(path) &&
    (key === null ? url.pathname.length > path.length : (url.searchParams.get(key) ?? '') !== '')
  if (!right) throw new Refusal(alertsErrors.CHANNEL_ADDRESS, { service: zh ? name.zh : name.en })
}

const isAllowed = (url: URL, allowed: readonly string[]): boolean =>
  allowed.some((host) => host.toLowerCase() === url.hostname || host.toLowerCase() === url.host)

/** An address that may be asked. A private host is refused at once where the address itself says so. */
function webAddress(text: string, allowed: readonly string[]): URL {
  const url = URL.parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw badInput('address', 'form')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  const isPrivate = isIP(host) > 0 ? !publicPlace(host, port) : host === 'localhost' || host.endsWith('.localhost')
  if (isPrivate && !isAllowed(url, allowed)) throw new Refusal(alertsErrors.CHANNEL_PRIVATE)
  return url
}

/** What tells a channel from others without giving it away. */
export function hintOf(kind: ChannelKind, { address, token, chat }: ChannelSecret): string {
  const end = (text: string) => (text.length > 8 ? `…${text.slice(-4)}` : '…')
  if (kind === 'mail') return ''
  if (kind === 'telegram') return `${(token ?? '').split(':')[0] ?? ''} → ${chat ?? ''}`
  const url = URL.parse(address ?? '')
  if (!url) return ''
  // What stands behind the host may be the key itself: no more than its end is shown.
  return `${url.host} ${end(kind === 'feishu' || kind === 'webhook' ? url.pathname : [...url.searchParams.values()].join(''))}`
}
