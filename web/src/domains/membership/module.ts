import { ReceiptText } from 'lucide-react'
import { lazy } from 'react'
import { defineScreens } from '../../lib/module.ts'

export const membershipModule = defineScreens({
  key: 'membership',
  uses: ['administration'],
  screens: [
    {
      key: 'paymentReceipt',
      path: 'payment-receipt/:outTradeNo',
      name: { zh: '付款收据', en: 'Payment receipt' },
      icon: ReceiptText,
      rail: null,
      under: 'settings',
      load: () => import('./PaymentReceipt.tsx'),
    },
  ],
  slots: {
    settingsSection: [
      {
        key: 'membership',
        name: { zh: '会员与支付', en: 'Membership' },
        order: 100,
        view: lazy(() => import('./MembershipSection.tsx')),
      },
    ],
    administrationSection: [
      {
        key: 'membership',
        name: { zh: '会员', en: 'Membership' },
        order: 100,
        view: lazy(() => import('./admin/MembershipAdministration.tsx')),
      },
    ],
  },
})
