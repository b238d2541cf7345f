/**
 * Tables that hold what was read in a document and nothing else, by document: they end, go and come together. Links to
 * companies and events have rows of sources beside those that were read.
 */
export const readingTables = [
  'document_analysis',
  'theme_document',
  'found_relation',
  'found_site',
  'risk_document',
  'country_document',
  'policy_document',
  'policy_body',
  'policy_reference',
  'policy_task',
  'policy_tag',
  'policy_topic_document',
  'policy_topic_word',
] as const
