import type { PayProvider, PayType } from '@pandora/contract/domains/membership/terms'
import type { Config } from '../config.ts'
import { alipay } from './alipay/alipay.ts'
import { openDoor, type Door } from './door.ts'
import { localPay } from './local.ts'
import type { Provider } from './provider.ts'
import { readPayment } from './settings.ts'
import { wechatPay } from './wechat/wechat.ts'

/** Where a provider's callbacks arrive. */
export const notifyPath = (payType: PayType): string => `/api/pay/notify/${payType}`

/** Who takes money here. */
export interface Providers {
  /** By whom an order is taken; undefined where it is not set up (any more). */
  byName: (name: PayProvider) => Provider | undefined
  /**
   * Who takes a pay type of a user; undefined: nobody. Guests' accounts live a day: of them no money is taken, so that
   * they try it with the local one.
   */
  forUser: (payType: PayType, isGuest: boolean) => Provider | undefined
  notifyUrl: (payType: PayType) => string | null
  /** Whether everybody's orders are a trial. */
  local: boolean
}

/** Providers as configured. Throws nothing: what is wrong with keys is told when the configuration is read. */
export function makeProviders(config: Config, now: () => number, door: Door = openDoor): Providers {
  const keys = readPayment(config)
  const notifyUrl = (payType: PayType): string | null =>
    config.PANDORA_PUBLIC_URL === undefined
      ? null
      : `${config.PANDORA_PUBLIC_URL.replace(/\/$/, '')}${notifyPath(payType)}`
  const reach = (payType: PayType) => ({ door, notifyUrl: notifyUrl(payType) ?? '', now })
  const local = localPay()
  const all: Readonly<Partial<Record<PayProvider, Provider>>> = {
    local,
    ...(keys.wechat ? { wechat: wechatPay(keys.wechat, reach('wechat')) } : {}),
    ...(keys.alipay ? { alipay: alipay(keys.alipay, reach('alipay')) } : {}),
  }
  const isTrial = config.PANDORA_PAY_LOCAL === 'on'
  return {
    byName: (name) => all[name],
    forUser: (payType, isGuest) => (isGuest || isTrial ? local : all[payType]),
    notifyUrl,
    local: isTrial,
  }
}
