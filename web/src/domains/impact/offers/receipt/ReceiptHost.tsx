import { impact } from '@pandora/contract/domains/impact/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { Skeleton } from '../../../../ui/States.tsx'
import { Receipt } from './Receipt.tsx'
import { receiptTexts } from './texts.ts'

/** The receipt that the address asks for, over whatever screen stands there. */
export default function ReceiptHost({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useTexts(receiptTexts)
  const language = useLanguage()
  const query = useOperation(impact.receipt, { companyId })
  return (
    <Drawer
      title={t('title')}
      context={query.data ? named(query.data.nameZh, query.data.nameEn, language, companyId) : companyId}
      onClose={onClose}
    >
      <Answer query={query} waiting={<Skeleton count={12} height={26} />}>
        {(data) => <Receipt data={data} />}
      </Answer>
    </Drawer>
  )
}
