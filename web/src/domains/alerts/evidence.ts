import type { RuleKind } from '@pandora/contract/domains/alerts/terms'

interface Evidence {
  kind: RuleKind
  companyId: string | null
  themeId: string | null
  documentId: string | null
  eventId: string | null
  runId: number | null
}

/** Where the evidence of an alert stands; `side` of a score. Null where there is nothing to open. */
export function evidencePath({ kind, companyId, themeId, documentId, eventId, runId }: Evidence): string | null {
  const part = encodeURIComponent
  switch (kind) {
    case 'event':
      return eventId === null ? null : `/index/event/${part(eventId)}`
    case 'document':
    case 'phrase':
      return documentId === null ? null : `/index/flash/${part(documentId)}`
    case 'policy':
      return documentId === null ? null : `/index/policy/${part(documentId)}`
    case 'score':
      return companyId === null ? null : `/index/company/${part(companyId)}?receipt=${part(companyId)}`
    case 'price':
    case 'change':
      return companyId === null ? null : `/index/company/${part(companyId)}`
    case 'heat':
      return themeId === null ? null : `/index/themes/${part(themeId)}`
    case 'import':
      return runId === null ? null : `/index/imports/${runId}`
    case 'stale':
      return '/index/health'
  }
}
