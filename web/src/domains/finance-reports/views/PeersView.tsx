import type { ViewProps } from '../../../lib/view.ts'
import { PeerList } from '../browse/PeerList.tsx'
import type { peersParameters } from '../parameters.ts'

/** The companies that report a business, beside the report of one of them. */
export default function PeersView({
  parameters: { businessTypeId = '', companyId },
  setParameters,
}: ViewProps<typeof peersParameters>) {
  return (
    <PeerList
      businessTypeId={businessTypeId}
      chosen={companyId}
      onChoose={(next) => setParameters({ companyId: next })}
    />
  )
}
