import { useState } from 'react'
import { useAddressField } from '../../../lib/address.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { Reader } from '../../flash/offers/reader/Reader.tsx'
import inner from '../Inner.module.css'
import { themeMembers } from '../views.ts'
import styles from './Members.module.css'
import { Why } from './Why.tsx'

const fields = { companyId: 'company', text: 'q', grades: 'grade' } as const

/** The companies of a theme by their grade, and why each belongs (graded membership). */
export function MembersTab({ themeId, name }: { themeId: string; name: string }) {
  const [chosen, choose] = useAddressField('company')
  const [opened, open] = useState<string | null>(null)
  return (
    <div className={styles.page} data-open={chosen !== ''}>
      <ViewTile view={themeMembers} given={{ themeId }} fields={fields} className={inner.tile} />
      {chosen ? (
        <Why
          key={chosen}
          themeId={themeId}
          theme={name}
          companyId={chosen}
          onClose={() => choose('')}
          onDocument={open}
        />
      ) : null}
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={choose} /> : null}
    </div>
  )
}
