import { useAddressField } from '../../../lib/address.ts'
import { useTexts } from '../../../lib/texts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import styles from '../Membership.module.css'
import { membershipTexts } from '../texts.ts'
import { Coupons } from './Coupons.tsx'
import { KnownOrders } from './KnownOrders.tsx'
import { Ledger } from './Ledger.tsx'
import { Members } from './Members.tsx'
import { Setup } from './Setup.tsx'

const parts = { setup: Setup, members: Members, orders: KnownOrders, coupons: Coupons, ledger: Ledger } as const
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

/** Administration of membership: plans, members, orders and refunds, coupons, the ledger. */
export default function MembershipAdministration() {
  const t = useTexts(membershipTexts)
  const [said, setPart] = useAddressField('part')
  const part = names.find((one) => one === said) ?? 'setup'
  const Shown = parts[part]
  return (
    <div className={styles.admin}>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('title')}
          value={part}
          onChange={setPart}
          options={names.map((value) => ({ value, text: t(`part_${value}`) }))}
        />
      </div>
      <div className={styles.shown}>
        <Shown />
      </div>
    </div>
  )
}
