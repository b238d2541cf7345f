import { NoticeRefused, type Provider } from './provider.ts'

/**
 * Stands in for a provider where no money is to move: guests of the demo, and trials. Its QR code names the order, and
 * it is paid by a press in the product.
 */
export const localPay = (): Provider => ({
  name: 'local',
  precreate: ({ outTradeNo }) => Promise.resolve(`pandora-trial:${outTradeNo}`),
  query: () => Promise.resolve(null),
  close: () => Promise.resolve(),
  test: () => Promise.resolve(),
  refund: () => Promise.resolve('done'),
  readNotice: () => Promise.reject(new NoticeRefused('merchant')),
})
