// Made from the catalog by `npm run schema`; a test compares it with the migrations. Do not edit.
import type { KnownBy } from '@pandora/contract/provenance'

// UNIQUE account_email btree (lower(email))
// UNIQUE account_phone btree (phone)
// UNIQUE account_pkey btree (uid)
// account_guests btree (expires_at) WHERE (expires_at IS NOT NULL)
export interface AccountRow {
  uid: number
  email: string | null
  password_hash: string | null
  role: string
  language: string
  config: unknown
  user_name: string
  family_name: string
  created_at: number
  signed_in_at: number | null
  phone: string | null
  gender: number
  stock_age: number
  fund_preference: string[]
  invited: boolean
  disabled_at: number | null
  expires_at: number | null
  premium_until: number | null
}

// UNIQUE account_code_pkey btree (code_id)
// account_code_subject btree (subject, purpose, created_at)
export interface AccountCodeRow {
  code_id: string
  purpose: string
  subject: string
  code_hash: Buffer
  attempts: number
  created_at: number
  expires_at: number
  checked_at: number | null
  spent_at: number | null
}

// UNIQUE account_invite_once btree (invited_by, lower(email))
// UNIQUE account_invite_pkey btree (invite_id)
// account_invite_email btree (lower(email))
export interface AccountInviteRow {
  invite_id: string
  email: string
  role: string
  invited_by: number
  invited_at: number
  expires_at: number
  accepted_at: number | null
}

// account_request_network btree (kind, network, asked_at)
// account_request_subject btree (kind, subject, asked_at)
// account_request_time btree (asked_at)
export interface AccountRequestRow {
  kind: string
  purpose: string
  subject: Buffer
  network: string
  asked_at: number
}

// UNIQUE alert_pkey btree (alert_id)
// UNIQUE alert_rule_id_fact_key_key btree (rule_id, fact_key)
// alert_check btree (market_id) WHERE (check_due > 0)
// alert_document btree (market_id, document_id) WHERE (document_id IS NOT NULL)
// alert_thing btree (market_id, kind, thing_id)
// alert_unread btree (uid) WHERE (read_at IS NULL)
// alert_user btree (uid, made_at DESC, alert_id DESC)
export interface AlertRow {
  alert_id: string
  uid: number
  market_id: number
  rule_id: string | null
  rule_name: string
  kind: string
  fact_key: string
  thing_id: string
  on_day: string | null
  company_id: string | null
  theme_id: string | null
  document_id: string | null
  event_id: string | null
  said: unknown
  known_at: number | null
  noted_at: number
  made_at: number
  read_at: number | null
  fact_state: string
  fact_changed_at: number | null
  check_due: number
}

// UNIQUE alert_channel_pkey btree (channel_id)
// alert_channel_user btree (uid, created_at)
export interface AlertChannelRow {
  channel_id: string
  uid: number
  kind: string
  name: string
  hint: string
  sealed_secret: string | null
  state: string
  paused_because: string | null
  failures: number
  free_at: number
  created_at: number
  answered_at: number | null
}

// UNIQUE alert_delivery_pkey btree (delivery_id)
// alert_delivery_alert btree (alert_id)
// alert_delivery_channel btree (channel_id, queued_at DESC)
// alert_delivery_due btree (next_at) WHERE (state = 'waiting'::text)
// alert_delivery_sending btree (delivery_id) WHERE (state = 'sending'::text)
export interface AlertDeliveryRow {
  delivery_id: string
  alert_id: string | null
  uid: number
  channel_id: string
  subject: string
  body: string
  state: string
  attempts: number
  next_at: number
  error_code: string | null
  error_said: string | null
  queued_at: number
  begun_at: number | null
  ended_at: number | null
}

// UNIQUE alert_held_back_pkey btree (rule_id, on_day)
export interface AlertHeldBackRow {
  rule_id: string
  on_day: string
  count: number
}

// UNIQUE alert_rule_pkey btree (rule_id)
// alert_rule_looks btree (market_id, kind, target, target_id) WHERE (enabled AND (deleted_at IS NULL))
// alert_rule_user btree (uid, market_id, created_at DESC, rule_id DESC) WHERE (deleted_at IS NULL)
export interface AlertRuleRow {
  rule_id: string
  uid: number
  market_id: number
  name: string
  target: string
  target_id: string | null
  kind: string
  condition: unknown
  cooldown_minutes: number
  quiet_from: number | null
  quiet_to: number | null
  enabled: boolean
  created_at: number
  changed_at: number
  since: number
  deleted_at: number | null
}

// UNIQUE alert_rule_channel_pkey btree (rule_id, channel_id)
// alert_rule_channel_channel btree (channel_id)
export interface AlertRuleChannelRow {
  rule_id: string
  channel_id: string
}

// UNIQUE alert_setting_pkey btree (uid)
export interface AlertSettingRow {
  uid: number
  zone: string
  quiet_from: number | null
  quiet_to: number | null
}

// UNIQUE analysis_state_pkey btree (market_id)
export interface AnalysisStateRow {
  market_id: number
  scored_to: string | null
  changed_from: string | null
  present_changed: boolean
  names_epoch: number
  events_epoch: number
  recent: number
  recent_seconds: number
  worked_at: number | null
}

// UNIQUE analysis_version_key_key btree (key)
// UNIQUE analysis_version_pkey btree (version_id)
export interface AnalysisVersionRow {
  version_id: number
  key: string
  models: unknown
  first_used_at: number
}

// UNIQUE analysis_waiting_pkey btree (market_id, known_at, document_id)
export interface AnalysisWaitingRow {
  market_id: number
  known_at: number
  document_id: string
  again: boolean
  tries: number
}

// UNIQUE answer_count_pkey btree (counted_on)
export interface AnswerCountRow {
  counted_on: string
  since: number
  checked: number
  faulty: number
}

// UNIQUE answer_fault_pkey btree (declared, path, what)
export interface AnswerFaultRow {
  declared: string
  path: string
  what: string
  times: number
  first_at: number
  last_at: number
}

// UNIQUE audit_event_pkey btree (audit_id)
// audit_event_account btree (uid, happened_at)
// audit_event_time btree (happened_at)
export interface AuditEventRow {
  audit_id: number
  uid: number | null
  action: string
  detail: unknown
  happened_at: number
}

// UNIQUE author_pkey btree (market_id, author_id, superseded_at)
export interface AuthorRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  author_id: string
  platform: string
  name: string
  joined_on: string | null
}

// UNIQUE author_count_pkey btree (market_id, author_id, observed_on, superseded_at)
export interface AuthorCountRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  author_id: string
  observed_on: string
  fans: number | null
}

// UNIQUE business_line_pkey btree (market_id, company_id, business_type_id)
// business_line_type btree (market_id, business_type_id, known_at)
export interface BusinessLineRow {
  market_id: number
  company_id: string
  business_type_id: string
  known_at: number
}

// UNIQUE business_name_pkey btree (market_id, dimension, name)
// business_name_type btree (market_id, business_type_id)
export interface BusinessNameRow {
  market_id: number
  dimension: string
  name: string
  business_type_id: string
}

// UNIQUE business_segment_pkey btree (market_id, company_id, period_end, dimension, name, superseded_at)
// business_segment_name btree (market_id, name, company_id) WHERE (dimension = 'product'::text)
export interface BusinessSegmentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  period_end: string
  dimension: string
  name: string
  revenue: number | null
  revenue_share: number | null
  cost: number | null
  gross_margin: number | null
  currency: string
  published_on: string | null
  name_en: string | null
  report_id: string | null
  page: number | null
}

// UNIQUE business_type_pkey btree (market_id, business_type_id)
export interface BusinessTypeRow {
  market_id: number
  business_type_id: string
  dimension: string
  kind: string
  name: string
  name_en: string | null
  searched: string
}

// UNIQUE calendar_note_pkey btree (note_id)
// calendar_note_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
// calendar_note_user btree (uid, market_id, day) WHERE (deleted_at IS NULL)
export interface CalendarNoteRow {
  note_id: string
  uid: number
  market_id: number
  day: string
  company_id: string | null
  text: string
  created_at: number
  deleted_at: number | null
}

// UNIQUE captcha_pkey btree (captcha_id)
export interface CaptchaRow {
  captcha_id: string
  answer_hash: Buffer
  expires_at: number
  passed: boolean
}

// UNIQUE chain_consultation_pkey btree (consultation_id)
// chain_consultation_of_user btree (uid, asked_at DESC)
// chain_consultation_waiting btree (state, asked_at)
export interface ChainConsultationRow {
  consultation_id: string
  uid: number
  market_id: number
  chain_id: string
  chain_name: string
  version: number
  graph: unknown
  subject: string
  question: string
  nodes: unknown
  state: string
  by_mail: boolean
  asked_at: number
  answer: string | null
  answered_at: number | null
  answered_by: number | null
}

// UNIQUE chain_operation_pkey btree (operation_id)
// chain_operation_of_chain btree (chain_id)
// chain_operation_of_user btree (uid, at DESC, entry DESC)
export interface ChainOperationRow {
  operation_id: string
  uid: number
  chain_id: string
  kind: string
  at: number
  entry: number
  version: number | null
  note: string
  change: unknown
  taken_back_at: number | null
}

// UNIQUE chain_share_pkey btree (share_id)
// UNIQUE chain_share_token_hash_key btree (token_hash)
// chain_share_of_chain btree (chain_id)
export interface ChainShareRow {
  share_id: string
  chain_id: string
  token_hash: Buffer
  created_at: number
  opened: number
  last_opened_at: number | null
}

// UNIQUE chain_version_pkey btree (chain_id, version)
export interface ChainVersionRow {
  chain_id: string
  version: number
  name: string
  supply_from: string | null
  supply_end: string | null
  graph: unknown
  nodes: number
  edges: number
  change: unknown
  note: string
  restored: number | null
  saved_at: number
}

// UNIQUE chart_drawing_pkey btree (drawing_id)
// chart_drawing_of_chart btree (uid, market_id, security_id)
export interface ChartDrawingRow {
  drawing_id: string
  uid: number
  market_id: number
  security_id: string
  kind: string
  basis: string
  content: unknown
  seen_at: number
  created_at: number
}

// UNIQUE chart_last_pkey btree (uid)
export interface ChartLastRow {
  uid: number
  settings: unknown
  updated_at: number
}

// UNIQUE chart_layout_pkey btree (layout_id)
// UNIQUE chart_layout_uid_name_key btree (uid, name)
export interface ChartLayoutRow {
  layout_id: string
  uid: number
  name: string
  settings: unknown
  updated_at: number
}

// UNIQUE chat_model_day_pkey btree (uid, day)
export interface ChatModelDayRow {
  uid: number
  day: string
  calls: number
}

// UNIQUE chat_question_pkey btree (question_id)
// chat_question_conversation btree (conversation_id, asked_at)
// chat_question_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
// chat_question_newest btree (uid, market_id, asked_at DESC)
export interface ChatQuestionRow {
  question_id: string
  uid: number
  market_id: number
  conversation_id: string
  text: string
  pinned: boolean
  asked_at: number
  changed_at: number
  base_id: string | null
  deleted_at: number | null
}

// UNIQUE chat_wording_pkey btree (uid, day, ground)
// chat_wording_question btree (question_id)
export interface ChatWordingRow {
  uid: number
  day: string
  ground: string
  question_id: string
  said: unknown
  refused: number
  failed: string | null
  made_at: number
}

// UNIQUE collector_key_pkey btree (key_id)
export interface CollectorKeyRow {
  key_id: string
  market_id: number
  name: string
  hint: string
  sealed_secret: string
  made_by: number | null
  made_at: number
  used_at: number | null
  revoked_at: number | null
}

// UNIQUE collector_nonce_pkey btree (key_id, nonce)
// collector_nonce_time btree (seen_at)
export interface CollectorNonceRow {
  key_id: string
  nonce: string
  seen_at: number
}

// UNIQUE company_pkey btree (market_id, company_id, superseded_at)
export interface CompanyRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  first_listed_on: string | null
}

// UNIQUE company_address_pkey btree (market_id, company_id, period_end, superseded_at)
export interface CompanyAddressRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  period_end: string
  registered_address: string | null
  office_address: string | null
  website: string | null
}

// UNIQUE company_name_pkey btree (market_id, company_id, language, form, name, superseded_at)
export interface CompanyNameRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  language: string
  form: string
  name: string
  seen_on: string | null
}

// UNIQUE company_profile_pkey btree (market_id, company_id, superseded_at)
export interface CompanyProfileRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  website: string | null
  main_business: string | null
  region_code: string | null
  city: string | null
  seen_on: string
}

// UNIQUE company_quarter_pkey btree (market_id, company_id, period_end, superseded_at)
// company_quarter_known btree (market_id, known_at)
export interface CompanyQuarterRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  period_end: string
  year: number
  quarter: number
  months: number | null
  currency: string | null
  revenue: number | null
  gross_profit: number | null
  operating_profit: number | null
  total_profit: number | null
  income_tax: number | null
  net_profit: number | null
  parent_net_profit: number | null
  interest_expense: number | null
  interest_income: number | null
  investment_income: number | null
  nopat: number | null
  gross_margin: number | null
  net_margin: number | null
  revenue_growth: number | null
  profit_growth: number | null
  revenue_ttm: number | null
  gross_profit_ttm: number | null
  operating_profit_ttm: number | null
  total_profit_ttm: number | null
  income_tax_ttm: number | null
  net_profit_ttm: number | null
  parent_net_profit_ttm: number | null
  interest_expense_ttm: number | null
  interest_income_ttm: number | null
  investment_income_ttm: number | null
  nopat_ttm: number | null
  gross_margin_ttm: number | null
  net_margin_ttm: number | null
  revenue_growth_ttm: number | null
  profit_growth_ttm: number | null
  roe: number | null
  total_assets: number | null
  total_liabilities: number | null
  equity: number | null
  parent_equity: number | null
  stated: string[]
  absences: string
  restated: boolean
}

// UNIQUE company_relation_pkey btree (uid, market_id, company_id, relation)
export interface CompanyRelationRow {
  uid: number
  market_id: number
  company_id: string
  relation: string
  note: string
  saved_at: number
}

// UNIQUE company_score_pkey btree (market_id, company_id)
export interface CompanyScoreRow {
  market_id: number
  company_id: string
  scored_on: string
  version: string
  known_at: number | null
  computed_at: number
  back_computed: boolean
  risk_point: number
  opportunity_point: number
  impact_score: number
  impact: string
  risk_direct: number
  opportunity_direct: number
  receipt: unknown | null
}

// UNIQUE company_score_history_pkey btree (market_id, company_id, scored_on)
export interface CompanyScoreHistoryRow {
  market_id: number
  risk: number
  opportunity: number
  scored_on: string
  known_at: number | null
  company_id: string
}

// UNIQUE concentration_pkey btree (market_id, company_id, period_end, side, rank, superseded_at)
export interface ConcentrationRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  period_end: string
  side: string
  rank: number
  party_id: string | null
  party_name: string | null
  amount: number | null
  share: number | null
  page: number | null
  document_id: string | null
}

// UNIQUE connection_key_key_hash_key btree (key_hash)
// UNIQUE connection_key_pkey btree (key_id)
// connection_key_account btree (uid)
export interface ConnectionKeyRow {
  key_id: number
  uid: number
  name: string
  begins: string
  key_hash: Buffer
  market_id: number
  as_of: number | null
  created_at: number
  last_used_at: number | null
}

// UNIQUE corporate_action_key btree (market_id, security_id, action_date, action, dated_by, COALESCE(tax_basis, ''::text), COALESCE(basis_date, '-infinity'::date), superseded_at)
// corporate_action_day btree (market_id, action_date)
export interface CorporateActionRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  security_id: string
  action_date: string
  action: string
  cash_per_share: number | null
  shares_per_share: number | null
  rights_price: number | null
  announced_on: string | null
  dated_by: string
  tax_basis: string | null
  basis_date: string | null
}

// UNIQUE corporate_relation_pkey btree (market_id, from_id, type, to_id, valid_from, superseded_at)
// corporate_relation_to btree (market_id, to_id)
export interface CorporateRelationRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  from_id: string
  from_name: string | null
  to_id: string
  to_name: string | null
  type: string
  share: number | null
  disclosed_by: string | null
  confidence: number | null
  document_id: string | null
  quote: string | null
  valid_from: string
  valid_to: string | null
}

// UNIQUE correction_pkey btree (correction_id)
// correction_document btree (market_id, document_id)
export interface CorrectionRow {
  correction_id: number
  market_id: number
  document_id: string
  uid: number | null
  kind: string
  content: unknown
  words: string
  before: string | null
  note: string
  corrected_at: number
  reverted_at: number | null
  reverted_by: number | null
}

// UNIQUE country_document_pkey btree (market_id, document_id, country, partner, superseded_at)
// country_document_pair btree (market_id, country, partner, published_at DESC)
export interface CountryDocumentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  country: string
  partner: string
  version_id: number
  story_id: string
  published_at: number
  score: number
  mark: string | null
  field: string
  starts_at: number
  ends_at: number
  quote: string
}

// UNIQUE country_relation_pkey btree (market_id, country, partner, measure, observed_on, superseded_at)
export interface CountryRelationRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  country: string
  partner: string
  measure: string
  observed_on: string
  value: number
}

// UNIQUE coupon_code_key btree (code)
// UNIQUE coupon_pkey btree (coupon_id)
export interface CouponRow {
  coupon_id: string
  code: string
  kind: string
  value: number
  plan_id: string | null
  most_uses: number | null
  most_per_user: number
  starts_at: number
  ends_at: number | null
  disabled_at: number | null
  note: string
  made_at: number
  made_by: number | null
}

// UNIQUE coupon_use_pkey btree (coupon_id, purchase_id)
export interface CouponUseRow {
  coupon_id: string
  purchase_id: string
  uid: number | null
  held_until: number
  spent_at: number | null
}

// UNIQUE coverage_summary_pkey btree (market_id)
export interface CoverageSummaryRow {
  market_id: number
  companies: number
  with_prices: number
  with_industry: number
  with_english_name: number
  with_news: number
  prices_without_company: number
  news_without_company: number
}

// UNIQUE daily_price_pkey btree (market_id, security_id, basis, trade_date, superseded_at)
export interface DailyPriceRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  security_id: string
  basis: string
  basis_date: string | null
  trade_date: string
  open: number | null
  high: number | null
  low: number | null
  close: number
  previous_close: number | null
  volume: number | null
  amount: number | null
  turnover_rate: number | null
  change_rate: number | null
}

// UNIQUE demo_market_pkey btree (market_id)
export interface DemoMarketRow {
  market_id: number
  seed: number
  size: string
  started_on: string
  loaded_to: number
  lived_to: number
}

// UNIQUE digest_address_pkey btree (uid)
export interface DigestAddressRow {
  uid: number
  email: string
  bounces: number
  rests_since: number | null
  said: string | null
}

// UNIQUE digest_edition_pkey btree (edition_id)
// UNIQUE digest_edition_public btree (market_id, edition, to_at) WHERE (uid IS NULL)
// UNIQUE digest_edition_subscription_id_to_at_key btree (subscription_id, to_at)
// digest_edition_sending btree (edition_id) WHERE (mail_state = 'sending'::text)
// digest_edition_user btree (uid, market_id, to_at DESC, edition_id DESC)
// digest_edition_waiting btree (next_at) WHERE (mail_state = 'waiting'::text)
export interface DigestEditionRow {
  edition_id: string
  uid: number | null
  subscription_id: string | null
  market_id: number
  name: string
  edition: string
  language: string
  from_at: number
  to_at: number
  composed_at: number
  stories: number
  first_title: string | null
  content: unknown
  mail_state: string
  attempts: number
  next_at: number | null
  mailed_at: number | null
  mail_said: string | null
}

// UNIQUE digest_subscription_pkey btree (subscription_id)
// UNIQUE digest_subscription_uid_market_id_room_permission_id_key btree (uid, market_id, room_permission_id)
// digest_subscription_due btree (next_at)
// digest_subscription_user btree (uid, market_id, created_at)
export interface DigestSubscriptionRow {
  subscription_id: string
  uid: number
  market_id: number
  name: string
  edition: string
  minute: number
  weekday: number | null
  zone: string
  language: string
  scope: string
  scope_id: string | null
  mail: boolean
  room_permission_id: string | null
  created_at: number
  changed_at: number
  next_at: number
}

// UNIQUE document_pkey btree (market_id, document_id, superseded_at)
// document_flash btree (market_id, published_at DESC, document_id DESC) WHERE (kind <> 'post'::text)
// document_kind_time btree (market_id, kind, published_at DESC, document_id DESC)
// document_time btree (market_id, published_at DESC, document_id DESC)
export interface DocumentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  external_id: string
  source_name: string
  kind: string
  category: string | null
  language: string
  title: string
  body: string
  url: string | null
  image_urls: string[]
  published_at: number
  precision: string
  source_name_en: string | null
}

// UNIQUE document_analysis_pkey btree (market_id, document_id, superseded_at)
// document_analysis_copy btree (market_id, story_id) WHERE (story_id <> document_id)
// document_analysis_failure btree (market_id, published_at DESC) WHERE (failure IS NOT NULL)
// document_analysis_known btree (market_id, known_at) WHERE ((kind <> 'post'::text) AND (failure IS NULL))
// document_analysis_nameless btree (market_id, published_at DESC, document_id DESC) WHERE ((entities = 0) AND (kind <> 'post'::text) AND (failure IS NULL))
// document_analysis_time btree (market_id, published_at) WHERE ((kind <> 'post'::text) AND (failure IS NULL) AND (superseded_at = 'infinity'::timestamp with time zone))
export interface DocumentAnalysisRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  version_id: number
  kind: string
  published_at: number
  back_computed: boolean
  failure: string | null
  language: string
  entities: number
  events: number
  stance: string | null
  tone: string | null
  story_id: string | null
  result: unknown | null
}

// UNIQUE document_company_pkey btree (market_id, company_id, document_id, superseded_at)
// document_company_document btree (market_id, document_id)
// document_company_kind btree (market_id, company_id, kind, published_at DESC, document_id DESC) INCLUDE (relation) WHERE ((kind <> 'post'::text) AND (superseded_at = 'infinity'::timestamp with time zone))
// document_company_post btree (market_id, company_id, published_at DESC, document_id DESC) WHERE ((kind = 'post'::text) AND (superseded_at = 'infinity'::timestamp with time zone))
// document_company_time btree (market_id, company_id, published_at DESC, document_id DESC)
export interface DocumentCompanyRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  document_id: string
  relation: string
  kind: string
  title: string
  published_at: number
  precision: string
}

// UNIQUE document_index_pkey btree (market_id, document_id, known_at, passage)
// document_index_time btree (market_id, published_at DESC, document_id DESC)
// document_index_words gin (words)
export interface DocumentIndexRow {
  market_id: number
  document_id: string
  passage: number
  passages: number
  kind: string
  starts_at: number
  known_at: number
  superseded_at: number
  published_at: number
  source_name: string
  words: string
}

// UNIQUE document_index_due_pkey btree (market_id, document_id)
// document_index_due_time btree (known_at DESC)
export interface DocumentIndexDueRow {
  market_id: number
  document_id: string
  known_at: number
}

// UNIQUE document_search_pkey btree (uid, market_id, query)
export interface DocumentSearchRow {
  uid: number
  market_id: number
  query: string
  searched_at: number
}

// UNIQUE document_source_pkey btree (market_id, source_name)
export interface DocumentSourceRow {
  market_id: number
  source_name: string
  source_name_en: string | null
}

// UNIQUE event_pkey btree (market_id, event_id, superseded_at)
// event_time btree (market_id, happened_at DESC, event_id DESC)
export interface EventRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  event_id: string
  type: string
  title_zh: string | null
  title_en: string | null
  happened_at: number
  precision: string
  size_class: string | null
  document_id: string | null
}

// UNIQUE event_company_pkey btree (market_id, company_id, event_id, superseded_at)
// event_company_event btree (market_id, event_id)
// event_company_time btree (market_id, company_id, happened_at DESC, event_id DESC)
export interface EventCompanyRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  event_id: string
  relation: string
  path: string | null
  type: string
  happened_at: number
  precision: string
}

// UNIQUE event_evidence_pkey btree (market_id, event_id, document_id, superseded_at)
// event_evidence_document btree (market_id, document_id)
// event_evidence_subject btree (market_id, subject_kind, subject_id, happened_at DESC)
// event_evidence_time btree (market_id, happened_at DESC)
export interface EventEvidenceRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  event_id: string
  document_id: string
  version_id: number
  story_id: string | null
  place: number
  subject_kind: string
  subject_id: string
  type: string
  happened_at: number
  sign: number
  modality: string
  confidence: number
  amount: number | null
  unit: string | null
  size_class: string | null
  amount_of: string | null
  grade: string | null
  change: number | null
  region: string | null
}

// UNIQUE event_taken_over_pkey btree (market_id, event_id)
// event_taken_over_into btree (market_id, into_id)
export interface EventTakenOverRow {
  market_id: number
  event_id: string
  into_id: string
  known_at: number
}

// UNIQUE exchange_pkey btree (market_id, exchange)
export interface ExchangeRow {
  market_id: number
  exchange: string
  name_zh: string
  name_en: string
  zone: string
  close_time: string
  position: number
}

export interface FactRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
}

// UNIQUE fact_summary_pkey btree (market_id, kind, run_id, known_on)
export interface FactSummaryRow {
  market_id: number
  kind: string
  run_id: number
  known_on: string
  begun: number
  ended: number
  first_on: string | null
  last_on: string | null
}

// UNIQUE feed_market_id_url_key btree (market_id, url)
// UNIQUE feed_pkey btree (feed_id)
// feed_due btree (next_at) WHERE (state = 'active'::text)
export interface FeedRow {
  feed_id: number
  market_id: number
  origin: string
  url: string
  name: string
  name_en: string | null
  kind: string
  category: string | null
  language: string | null
  interval_minutes: number
  state: string
  paused_because: string | null
  format: string | null
  site_url: string | null
  etag: string | null
  last_modified: string | null
  hint_minutes: number | null
  skip_hours: unknown
  failures: number
  error_code: string | null
  error_data: unknown | null
  fetched_at: number | null
  new_item_at: number | null
  next_at: number
  added_by: number | null
  added_at: number
}

// UNIQUE feed_fetch_pkey btree (fetch_id)
// feed_fetch_feed btree (feed_id, fetch_id DESC)
export interface FeedFetchRow {
  fetch_id: number
  feed_id: number
  began_at: number
  ms: number
  outcome: string
  status: number | null
  error_code: string | null
  error_data: unknown | null
  bytes: number
  items: number
  new_items: number
  changed_items: number
  refused_items: number
  run_id: number | null
}

// UNIQUE feed_host_pkey btree (host)
export interface FeedHostRow {
  host: string
  free_at: number
}

// UNIQUE feed_item_pkey btree (feed_id, item_key)
// feed_item_time btree (feed_id, published_at)
export interface FeedItemRow {
  feed_id: number
  item_key: string
  document_id: string
  content_hash: string
  seen_at: number
  published_at: number
}

// UNIQUE figures_waiting_pkey btree (market_id, company_id)
export interface FiguresWaitingRow {
  market_id: number
  company_id: string
  generation: number
  statements: boolean
  waiting_since: number
  tries: number
}

// UNIQUE finance_comment_pkey btree (comment_id)
// finance_comment_account btree (uid)
// finance_comment_report btree (market_id, company_id, business_type_id, comment_id DESC)
export interface FinanceCommentRow {
  comment_id: number
  market_id: number
  company_id: string
  business_type_id: string
  uid: number
  personal: boolean
  body: string
  tags: string[]
  created_at: number
}

// UNIQUE financing_change_pkey btree (change_id)
// financing_change_market btree (market_id, change_id)
// financing_change_time btree (changed_at)
export interface FinancingChangeRow {
  change_id: number
  market_id: number
  company_zh: string | null
  changed_in: string
  changed_at: number
}

// UNIQUE financing_filter_pkey btree (filter_id)
// UNIQUE financing_filter_uid_market_id_name_key btree (uid, market_id, name)
export interface FinancingFilterRow {
  filter_id: string
  uid: number
  market_id: number
  name: string
  content: unknown
  looked_at: number
  updated_at: number
}

// UNIQUE financing_round_pkey btree (market_id, round_id, superseded_at)
// financing_round_company btree (market_id, company_zh)
// financing_round_company_en btree (market_id, company_en)
// financing_round_time btree (market_id, announced_on DESC)
export interface FinancingRoundRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  round_id: string
  company_zh: string
  company_en: string | null
  round: string
  amount: number | null
  currency: string | null
  investors_zh: string[]
  investors_en: string[]
  industry_zh: string | null
  industry_en: string | null
  region_code: string | null
  announced_on: string
  amount_text: string | null
  amount_low: number | null
  amount_high: number | null
  leads: string[] | null
  subdomain_zh: string | null
  subdomain_en: string | null
}

// UNIQUE floor_key btree (uid, key) WHERE (deleted_at IS NULL)
// UNIQUE floor_pkey btree (floor_id)
// floor_account btree (uid)
// floor_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
export interface FloorRow {
  floor_id: string
  uid: number | null
  key: string
  name: string
  status: string
  open: boolean
  position: number
  revision: number
  updated_at: number
  closed_at: number | null
  deleted_at: number | null
}

// UNIQUE floor_share_pkey btree (share_id)
// UNIQUE floor_share_token_hash_key btree (token_hash)
// floor_share_floor btree (floor_id)
export interface FloorShareRow {
  share_id: string
  floor_id: string
  token_hash: Buffer
  created_at: number
  opened: number
  last_opened_at: number | null
}

// UNIQUE floor_snapshot_pkey btree (floor_id)
export interface FloorSnapshotRow {
  floor_id: string
  picture: Buffer
  version: string
}

// UNIQUE floor_tile_pkey btree (tile_id)
// floor_tile_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
// floor_tile_floor btree (floor_id)
export interface FloorTileRow {
  tile_id: string
  floor_id: string
  room_key: string
  metadata: unknown
  layout: unknown
  position: number
  deleted_at: number | null
}

// UNIQUE forum_day_pkey btree (market_id, subject, day, platform, form)
// forum_day_day btree (market_id, day)
export interface ForumDayRow {
  market_id: number
  subject: string
  day: string
  platform: string
  form: string
  raw: number
  total: number
  many: number
  empty: number
  neutral: number
  irrelevance: number
  reads: number | null
  likes: number | null
  replies: number | null
}

// UNIQUE forum_day_state_pkey btree (market_id, day)
// forum_day_due btree (market_id, day) WHERE due
export interface ForumDayStateRow {
  market_id: number
  day: string
  since: number
  due: boolean
}

// UNIQUE found_relation_pkey btree (market_id, from_id, to_id, type, document_id, superseded_at)
// found_relation_document btree (market_id, document_id)
// found_relation_to btree (market_id, to_id)
export interface FoundRelationRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  from_id: string
  to_id: string
  type: string
  sole: boolean
  product: string | null
  confidence: number
  quote: string
  published_at: number
}

// UNIQUE found_site_pkey btree (market_id, company_id, region_code, place, document_id, superseded_at)
// found_site_document btree (market_id, document_id)
// found_site_region btree (market_id, region_code)
export interface FoundSiteRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  company_id: string
  region_code: string
  place: string
  quote: string
  published_at: number
}

// UNIQUE holder_count_pkey btree (market_id, company_id, counted_on, superseded_at)
export interface HolderCountRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  counted_on: string
  holders: number
  announced_on: string | null
}

// UNIQUE holding_portfolio_default btree (uid, market_id) WHERE is_default
// UNIQUE holding_portfolio_name btree (uid, market_id, name) WHERE (deleted_at IS NULL)
// UNIQUE holding_portfolio_pkey btree (portfolio_id)
// holding_portfolio_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
export interface HoldingPortfolioRow {
  portfolio_id: string
  uid: number
  market_id: number
  name: string
  method: string
  is_default: boolean
  created_at: number
  deleted_at: number | null
}

// UNIQUE hot_topic_pkey btree (market_id, platform, observed_on, topic_id, superseded_at)
// hot_topic_topic btree (market_id, platform, topic_id, observed_on DESC)
export interface HotTopicRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  platform: string
  observed_on: string
  topic_id: string
  rank: number
  title: string
  view_count: number | null
  talk_count: number | null
}

// UNIQUE import_profile_pkey btree (market_id, name)
export interface ImportProfileRow {
  market_id: number
  name: string
  text: string
  saved_by: string
  saved_at: number
}

// UNIQUE import_rejection_pkey btree (run_id, rejection_id)
export interface ImportRejectionRow {
  run_id: number
  rejection_id: number
  line: number
  field: string
  reason: string
  value: string
}

// UNIQUE import_run_pkey btree (run_id)
// import_run_fingerprint btree (market_id, fingerprint) WHERE (state = 'done'::text)
// import_run_market btree (market_id, run_id DESC)
export interface ImportRunRow {
  run_id: number
  market_id: number
  source: string
  profile: string | null
  profile_text: string | null
  file: string
  path: string | null
  state: string
  dry_run: boolean
  started_by: string
  queued_at: number
  started_at: number | null
  finished_at: number | null
  bytes_read: number
  bytes_total: number | null
  rows_read: number
  rate: number | null
  seconds_left: number | null
  rejected: number
  counts: unknown
  error_code: string | null
  error_message: string | null
  fingerprint: string | null
}

// UNIQUE industry_pkey btree (market_id, scheme, industry_code, superseded_at)
export interface IndustryRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  scheme: string
  industry_code: string
  level: number
  parent_code: string | null
  name_zh: string
  name_en: string | null
}

// UNIQUE industry_membership_pkey btree (market_id, company_id, scheme, valid_from, superseded_at)
// industry_membership_industry btree (market_id, scheme, industry_code, superseded_at)
export interface IndustryMembershipRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  scheme: string
  industry_code: string
  valid_from: string
  valid_to: string | null
}

// UNIQUE industry_relation_pkey btree (market_id, industry_zh, upstream_zh, superseded_at)
// industry_relation_upstream btree (market_id, upstream_zh)
export interface IndustryRelationRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  industry_zh: string
  upstream_zh: string
  evidence_count: number | null
  seen_on: string | null
}

// UNIQUE keyword_month_pkey btree (market_id, word, month)
export interface KeywordMonthRow {
  market_id: number
  word: string
  month: string
  stories: number
}

// UNIQUE keyword_month_due_pkey btree (market_id, month)
export interface KeywordMonthDueRow {
  market_id: number
  month: string
}

// UNIQUE knowledge_base_link_hash_key btree (link_hash)
// UNIQUE knowledge_base_pkey btree (base_id)
// UNIQUE knowledge_base_uid_market_id_name_key btree (uid, market_id, name)
export interface KnowledgeBaseRow {
  base_id: string
  uid: number
  market_id: number
  name: string
  link_hash: Buffer | null
  created_at: number
  updated_at: number
}

// UNIQUE knowledge_document_base_id_digest_key btree (base_id, digest)
// UNIQUE knowledge_document_pkey btree (document_id)
// knowledge_document_due btree (added_at) WHERE (state = ANY (ARRAY['waiting'::text, 'reading'::text]))
export interface KnowledgeDocumentRow {
  document_id: string
  base_id: string
  source_id: string | null
  title: string
  format: string
  digest: Buffer
  bytes: number
  language: string | null
  state: string
  error_code: string | null
  error_data: unknown | null
  pages: number
  pages_without_text: number
  known_at: number
  added_at: number
  held_until: number | null
  tries: number
  content: Buffer | null
}

// UNIQUE knowledge_page_pkey btree (document_id, page)
export interface KnowledgePageRow {
  document_id: string
  page: number
  first_line: number
  text: string
}

// UNIQUE knowledge_passage_pkey btree (document_id, page, starts_at)
// knowledge_passage_words gin (words)
export interface KnowledgePassageRow {
  document_id: string
  page: number
  starts_at: number
  ends_at: number
  length: number
  words: string
}

// UNIQUE knowledge_share_base_id_reader_key btree (base_id, reader)
// UNIQUE knowledge_share_email btree (base_id, lower(email)) WHERE (email IS NOT NULL)
// UNIQUE knowledge_share_pkey btree (share_id)
// knowledge_share_of_email btree (lower(email)) WHERE (email IS NOT NULL)
export interface KnowledgeShareRow {
  share_id: string
  base_id: string
  reader: number | null
  email: string | null
  shared_at: number
}

// UNIQUE ledger_entry_pkey btree (entry_id)
// ledger_entry_out_trade_no_idx btree (out_trade_no)
// ledger_entry_posted_at_idx btree (posted_at)
// ledger_entry_posting_id_idx btree (posting_id)
export interface LedgerEntryRow {
  entry_id: number
  posting_id: string
  kind: string
  account: string
  amount: number
  currency: string
  out_trade_no: string
  posted_at: number
}

// UNIQUE ledger_total_pkey btree (account, currency)
export interface LedgerTotalRow {
  account: string
  currency: string
  entries: number
  balance: number
}

// UNIQUE listing_status_pkey btree (market_id, security_id, superseded_at)
export interface ListingStatusRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  security_id: string
  status: string
  seen_on: string
}

// UNIQUE live_event_pkey btree (event_id)
// live_event_time btree (happened_at)
export interface LiveEventRow {
  event_id: number
  market_id: number | null
  uid: number | null
  topic: string
  ids: string[]
  count: number
  happened_at: number
}

// UNIQUE lock_up_release_key btree (market_id, security_id, released_on, COALESCE(holder, ''::text), COALESCE(share_type, ''::text), superseded_at)
// lock_up_release_day btree (market_id, released_on)
export interface LockUpReleaseRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  security_id: string
  released_on: string
  holder: string | null
  share_type: string | null
  shares: number
  ratio: number | null
  announced_on: string | null
}

// UNIQUE market_key_key btree (key)
// UNIQUE market_pkey btree (market_id)
export interface MarketRow {
  market_id: number
  key: string
  name_zh: string
  name_en: string
  fictional: boolean
}

// UNIQUE medal_switch_pkey btree (uid)
export interface MedalSwitchRow {
  uid: number
  shown: boolean
}

// UNIQUE membership_grant_out_trade_no_key btree (out_trade_no)
// UNIQUE membership_grant_pkey btree (grant_id)
// membership_grant_uid_idx btree (uid)
export interface MembershipGrantRow {
  grant_id: number
  uid: number
  kind: string
  months: number
  days: number
  grace_days: number
  out_trade_no: string | null
  coupon_id: string | null
  reason: string
  made_at: number
  made_by: number | null
  revoked_at: number | null
}

// UNIQUE membership_limit_pkey btree (tier, what)
export interface MembershipLimitRow {
  tier: string
  what: string
  most: number | null
}

// UNIQUE membership_order_pkey btree (out_trade_no)
// membership_order_ask_at_idx btree (ask_at) WHERE (ask_at IS NOT NULL)
// membership_order_created_at_out_trade_no_idx btree (created_at DESC, out_trade_no)
// membership_order_purchase_id_idx btree (purchase_id)
// membership_order_uid_created_at_idx btree (uid, created_at DESC)
export interface MembershipOrderRow {
  out_trade_no: string
  purchase_id: string
  uid: number | null
  plan_id: string
  months: number
  pay_type: string
  provider: string
  list_price: number
  amount: number
  currency: string
  coupon_id: string | null
  qr_data: string | null
  state: string
  doubt: string | null
  created_at: number
  expires_at: number
  paid_at: number | null
  paid_amount: number | null
  paid_currency: string | null
  late: boolean
  doubled: boolean
  provider_trade_no: string | null
  ask_at: number | null
  asked: number
  polled_at: number | null
  seller: string
  refund_told: number
}

// UNIQUE membership_order_total_pkey btree (state)
export interface MembershipOrderTotalRow {
  state: string
  orders: number
}

// UNIQUE membership_plan_pkey btree (plan_id)
export interface MembershipPlanRow {
  plan_id: string
  months: number
  price: number
  currency: string
  offered: boolean
}

// UNIQUE membership_refund_out_trade_no_told_no_idx btree (out_trade_no, told_no)
// UNIQUE membership_refund_pkey btree (out_refund_no)
// membership_refund_out_trade_no_asked_at_idx btree (out_trade_no, asked_at)
export interface MembershipRefundRow {
  out_refund_no: string
  out_trade_no: string
  amount: number
  reason: string
  state: string
  last_error: string | null
  asked_at: number
  asked_by: number | null
  try_at: number | null
  tries: number
  done_at: number | null
  elsewhere: boolean
  told_no: string | null
}

// UNIQUE membership_setting_pkey btree (single)
export interface MembershipSettingRow {
  single: boolean
  enabled: boolean
  grace_days: number
  qr_minutes: number
  changed_at: number | null
  changed_by: number | null
  seller: string
}

// UNIQUE migration_pkey btree (number)
export interface MigrationRow {
  number: number
  name: string
  hash: string
  ran_at: number
}

// UNIQUE new_fact_pkey btree (new_fact_id)
export interface NewFactRow {
  new_fact_id: number
  market_id: number
  kind: string
  thing_id: string
  on_day: string | null
  noted_at: number
}

// UNIQUE new_fact_wanted_pkey btree (market_id, kind)
export interface NewFactWantedRow {
  market_id: number
  kind: string
}

// UNIQUE observation_pkey btree (market_id, series_code, observed_on, superseded_at)
export interface ObservationRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  series_code: string
  observed_on: string
  value: number
}

// UNIQUE organisation_judgement_pkey btree (judgement_id)
// organisation_judgement_market btree (market_id, decided_at DESC)
export interface OrganisationJudgementRow {
  judgement_id: string
  market_id: number
  verdict: string
  name: string
  other: string | null
  note: string
  uid: number | null
  decided_at: number
  reverted_at: number | null
  reverted_by: number | null
}

// UNIQUE outbox_pkey btree (message_id)
// outbox_code btree (code_id)
// outbox_receiver btree (lower(receiver))
// outbox_time btree (queued_at)
export interface OutboxRow {
  message_id: string
  kind: string
  purpose: string
  receiver: string
  language: string
  subject: string
  body: string
  secret: unknown | null
  code_id: string | null
  useful_until: number | null
  state: string
  attempts: number
  last_error: string | null
  queued_at: number
  sent_at: number | null
}

// UNIQUE own_theme_pkey btree (theme_id)
// UNIQUE own_theme_uid_market_id_name_key btree (uid, market_id, name)
export interface OwnThemeRow {
  theme_id: string
  uid: number
  market_id: number
  name: string
  description: string
  mode: string
  query: unknown | null
  created_at: number
  changed_at: number
  frozen_at: number | null
}

// UNIQUE own_theme_company_pkey btree (theme_id, company_id)
export interface OwnThemeCompanyRow {
  theme_id: string
  company_id: string
  weight: number
}

// UNIQUE payment_notice_pkey btree (provider, notice_id)
// payment_notice_out_trade_no_idx btree (out_trade_no)
export interface PaymentNoticeRow {
  provider: string
  notice_id: string
  out_trade_no: string
  outcome: string
  received_at: number
}

// UNIQUE policy_body_pkey btree (market_id, document_id, place, superseded_at)
// policy_body_department btree (market_id, department, published_at DESC)
// policy_body_region btree (market_id, region_code, published_at DESC) WHERE (region_code IS NOT NULL)
export interface PolicyBodyRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  place: number
  department: string
  name: string
  level: string
  region_code: string | null
  field: string | null
  starts_at: number | null
  ends_at: number | null
  published_at: number
}

// UNIQUE policy_document_pkey btree (market_id, document_id, superseded_at)
// policy_document_names gin (names)
// policy_document_time btree (market_id, published_at DESC, document_id DESC)
export interface PolicyDocumentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  version_id: number
  title: string
  published_at: number
  number: string | null
  number_starts: number | null
  number_ends: number | null
  type: string
  level: string | null
  region_code: string | null
  signed_on: string | null
  signed_starts: number | null
  signed_ends: number | null
  effective_on: string | null
  effective_from: string | null
  effective_starts: number | null
  effective_ends: number | null
  expires_on: string | null
  expires_starts: number | null
  expires_ends: number | null
  names: string[]
  tasks: number
  named: number
}

// UNIQUE policy_header_pkey btree (market_id, document_id, superseded_at)
export interface PolicyHeaderRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  number: string | null
  bodies: string | null
  level: string | null
  region_code: string | null
  signed_on: string | null
  published_at: number
  precision: string
}

// UNIQUE policy_link_pkey btree (market_id, kind, entity, published_at, document_id, known_at)
// policy_link_document btree (market_id, document_id)
export interface PolicyLinkRow {
  market_id: number
  kind: string
  entity: string
  published_at: number
  document_id: string
  quote: string
  known_at: number
  superseded_at: number
}

// UNIQUE policy_link_due_pkey btree (market_id, document_id)
export interface PolicyLinkDueRow {
  market_id: number
  document_id: string
}

// UNIQUE policy_meeting_pkey btree (market_id, document_id, superseded_at)
// policy_meeting_series btree (market_id, series, held_on DESC)
// policy_meeting_time btree (market_id, held_on DESC)
export interface PolicyMeetingRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  series: string
  series_en: string | null
  held_on: string
  field: string
  starts_at: number
  ends_at: number
  words: string
}

// UNIQUE policy_meeting_rules_pkey btree (market_id)
export interface PolicyMeetingRulesRow {
  market_id: number
  rules: number
}

// UNIQUE policy_names_pkey btree (market_id)
export interface PolicyNamesRow {
  market_id: number
  names: string
  stale: boolean
}

// UNIQUE policy_reference_pkey btree (market_id, document_id, place, superseded_at)
// policy_reference_number btree (market_id, number_key) WHERE (number_key <> ''::text)
// policy_reference_title btree (market_id, title_key)
export interface PolicyReferenceRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  place: number
  relation: string
  title: string
  title_key: string
  number: string | null
  number_key: string
  starts_at: number
  ends_at: number
  quote: string
  published_at: number
}

// UNIQUE policy_search_pkey btree (uid, market_id, query)
export interface PolicySearchRow {
  uid: number
  market_id: number
  query: string
  searched_at: number
}

// UNIQUE policy_tag_pkey btree (market_id, document_id, tag, value, superseded_at)
// policy_tag_value btree (market_id, kind, tag, value, published_at DESC, document_id DESC)
export interface PolicyTagRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  kind: string
  tag: string
  value: string
  places: number
  field: string
  starts_at: number
  ends_at: number
  published_at: number
}

// UNIQUE policy_task_pkey btree (market_id, document_id, place, superseded_at)
// policy_task_due btree (market_id, due_on) WHERE (due_on IS NOT NULL)
export interface PolicyTaskRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  place: number
  leads: string[]
  helps: string[]
  action: string
  deadline: string | null
  due_on: string | null
  figures: string[]
  heading: string | null
  starts_at: number
  ends_at: number
  published_at: number
}

// UNIQUE policy_topic_configuration_pkey btree (uid, market_id)
export interface PolicyTopicConfigurationRow {
  uid: number
  market_id: number
  ticked: string[]
  saved_at: number
}

// UNIQUE policy_topic_document_pkey btree (market_id, document_id, topic, superseded_at)
// policy_topic_document_time btree (market_id, topic, published_at DESC, document_id DESC)
export interface PolicyTopicDocumentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  topic: string
  version_id: number
  published_at: number
  share: number
  in_title: boolean
  words: string[]
  field: string
  starts_at: number
  ends_at: number
}

// UNIQUE policy_topic_word_pkey btree (market_id, document_id, word, superseded_at)
// policy_topic_word_time btree (market_id, published_at DESC)
// policy_topic_word_word btree (market_id, word, published_at DESC)
export interface PolicyTopicWordRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  word: string
  label: string
  version_id: number
  published_at: number
  occurrences: number
  field: string
  starts_at: number
  ends_at: number
}

// UNIQUE post_pkey btree (market_id, document_id, superseded_at)
// post_author btree (market_id, author_id, published_at DESC)
// post_board btree (market_id, board, published_at DESC) WHERE (board IS NOT NULL)
// post_thread btree (market_id, thread_id, published_at) WHERE (thread_id IS NOT NULL)
// post_time btree (market_id, published_at DESC, document_id DESC)
export interface PostRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  platform: string
  author_id: string | null
  reply_count: number | null
  like_count: number | null
  published_at: number
  form: string
  thread_id: string | null
  board: string | null
  read_count: number | null
}

// UNIQUE product_relation_pkey btree (market_id, from_product, relation, to_product, superseded_at)
// product_relation_to btree (market_id, to_product)
export interface ProductRelationRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  from_product: string
  relation: string
  to_product: string
  seen_on: string | null
}

// UNIQUE rank_list_pkey btree (market_id, list_id, superseded_at)
export interface RankListRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  list_id: string
  title: string
  rule: string | null
  unit: string | null
  publisher: string | null
  published_on: string
}

// UNIQUE rank_list_entry_pkey btree (market_id, list_id, place, name, superseded_at)
export interface RankListEntryRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  list_id: string
  place: number
  name: string
  label: string | null
  value: number | null
  unit: string | null
  highlight: string | null
  source: string | null
  source_date: string | null
  source_url: string | null
  source_kind: string | null
  note: string | null
  published_on: string
}

// UNIQUE ranking_deed_pkey btree (market_id, list, company_id)
export interface RankingDeedRow {
  market_id: number
  list: string
  company_id: string
  deed: string
  reason: string
  changed_by: number | null
  changed_at: number
}

// UNIQUE ranking_mark_pkey btree (uid, market_id, list, company_id)
export interface RankingMarkRow {
  uid: number
  market_id: number
  list: string
  company_id: string
  pinned_at: number | null
  released_at: number | null
  hidden_at: number | null
}

// UNIQUE ranking_month_pkey btree (market_id, ranked_on)
export interface RankingMonthRow {
  market_id: number
  ranked_on: string
  closes_on: string | null
  version: string
  company_ids: string[]
  factors: Buffer
  excess: Buffer | null
  outcome: Buffer | null
  computed_at: number
}

// UNIQUE ranking_state_pkey btree (market_id)
export interface RankingStateRow {
  market_id: number
  changed_from: string | null
  withheld: string | null
  withheld_at: number | null
  withheld_by: number | null
}

// UNIQUE ranking_try_pkey btree (uid, market_id, mix)
export interface RankingTryRow {
  uid: number
  market_id: number
  mix: string
  tried_at: number
}

// UNIQUE ranking_weighting_pkey btree (weighting_id)
// UNIQUE ranking_weighting_uid_market_id_name_key btree (uid, market_id, name)
export interface RankingWeightingRow {
  weighting_id: string
  uid: number
  market_id: number
  name: string
  weights: unknown
  updated_at: number
}

// UNIQUE refresh_token_pkey btree (token_hash)
// refresh_token_session btree (session_id)
export interface RefreshTokenRow {
  token_hash: Buffer
  session_id: string
  issued_at: number
  expires_at: number
  used_at: number | null
}

// UNIQUE region_name_zh_key btree (name_zh)
// UNIQUE region_pkey btree (region_code)
export interface RegionRow {
  region_code: string
  name_zh: string
  name_en: string
}

// UNIQUE relation_review_pkey btree (review_id)
// UNIQUE relation_review_standing btree (market_id, from_id, to_id, type, origin, product) WHERE (reverted_at IS NULL)
// relation_review_to btree (market_id, to_id)
export interface RelationReviewRow {
  review_id: number
  market_id: number
  from_id: string
  to_id: string
  type: string
  verdict: string
  uid: number | null
  note: string
  decided_at: number
  reverted_at: number | null
  reverted_by: number | null
  origin: string
  product: string
}

// UNIQUE report_period_pkey btree (market_id, company_id, period_end)
// report_period_known btree (market_id, known_at DESC, company_id)
export interface ReportPeriodRow {
  market_id: number
  company_id: string
  period_end: string
  known_at: number
}

// UNIQUE request_answer_pkey btree (uid, request_id)
export interface RequestAnswerRow {
  uid: number
  request_id: string
  operation: string
  answer: unknown | null
  answered_at: number
}

// UNIQUE risk_document_pkey btree (market_id, document_id, risk_type, place, superseded_at)
// risk_document_time btree (market_id, published_at DESC)
export interface RiskDocumentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  document_id: string
  risk_type: string
  place: string
  version_id: number
  story_id: string
  published_at: number
  confidence: number
  tone: string | null
  tone_strength: number | null
  field: string
  starts_at: number
  ends_at: number
  quote: string
}

// UNIQUE risk_register_one btree (uid, market_id, risk_type, subject) WHERE (deleted_at IS NULL)
// UNIQUE risk_register_pkey btree (entry_id)
export interface RiskRegisterRow {
  entry_id: string
  uid: number
  market_id: number
  risk_type: string
  subject: string
  state: string
  owner: string
  note: string
  review_on: string | null
  created_at: number
  changed_at: number
  seen_at: number
  deleted_at: number | null
}

// UNIQUE room_subscription_pkey btree (uid, room_key)
export interface RoomSubscriptionRow {
  uid: number
  room_key: string
  subscribed: boolean
  changed_at: number
}

// UNIQUE saved_screen_pkey btree (screen_id)
// UNIQUE saved_screen_uid_market_id_name_key btree (uid, market_id, name)
export interface SavedScreenRow {
  screen_id: string
  uid: number
  market_id: number
  name: string
  content: unknown
  created_at: number
  updated_at: number
}

// UNIQUE saved_search_pkey btree (search_id)
// UNIQUE saved_search_uid_market_id_name_key btree (uid, market_id, name)
export interface SavedSearchRow {
  search_id: string
  uid: number
  market_id: number
  name: string
  query: string
  sort: string
  created_at: number
  updated_at: number
}

// UNIQUE scenario_name btree (uid, market_id, name) WHERE (deleted_at IS NULL)
// UNIQUE scenario_pkey btree (scenario_id)
// scenario_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
export interface ScenarioRow {
  scenario_id: string
  uid: number
  market_id: number
  name: string
  definition: unknown
  as_of: number | null
  created_at: number
  updated_at: number
  deleted_at: number | null
}

// UNIQUE scheduled_event_pkey btree (market_id, company_id, event, name, superseded_at)
// scheduled_event_day btree (market_id, scheduled_on)
export interface ScheduledEventRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  event: string
  name: string
  scheduled_on: string
  announced_on: string | null
}

// UNIQUE score_day_pkey btree (market_id, scored_on)
export interface ScoreDayRow {
  market_id: number
  scored_on: string
  version: string
  computed_at: number
}

// search_form_security btree (market_id, security_id)
// search_form_suffix btree (market_id, suffix)
// search_form_whole btree (market_id, suffix) WHERE whole
export interface SearchFormRow {
  market_id: number
  suffix: string
  security_id: string
  company_id: string | null
  kind: string
  form: string
  written: string
  whole: boolean
  delisted_at: number
  known_at: number
  superseded_at: number
}

// UNIQUE search_history_pkey btree (uid, market_id, company_id)
export interface SearchHistoryRow {
  uid: number
  market_id: number
  company_id: string
  text: string
  searched_at: number
}

// UNIQUE security_pkey btree (market_id, security_id, superseded_at)
// security_company btree (market_id, company_id)
export interface SecurityRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  security_id: string
  company_id: string | null
  exchange: string
  code: string
  kind: string
  currency: string
  name_zh: string | null
  name_en: string | null
  listed_on: string | null
}

// UNIQUE series_pkey btree (market_id, series_code, superseded_at)
export interface SeriesRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  series_code: string
  category: string
  name_zh: string
  name_en: string
  unit: string
  frequency: string
  publisher_zh: string | null
  url: string | null
  publisher_en: string | null
}

// UNIQUE session_pkey btree (session_id)
// session_account btree (uid) WHERE (ended_at IS NULL)
export interface SessionRow {
  session_id: string
  uid: number
  device: string
  address: string
  started_at: number
  last_used_at: number
  ended_at: number | null
}

// UNIQUE share_count_pkey btree (market_id, security_id, counted_on, superseded_at)
export interface ShareCountRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  security_id: string
  counted_on: string
  total_shares: number | null
  float_shares: number | null
}

// UNIQUE shareholding_pkey btree (market_id, company_id, scope, held_on, holder, superseded_at)
export interface ShareholdingRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  scope: string
  held_on: string
  holder: string
  holder_kind: string | null
  shares: number
  ratio: number | null
  change: number | null
  announced_on: string | null
}

// sign_in_failure_subject btree (subject, failed_at)
export interface SignInFailureRow {
  subject: string
  failed_at: number
}

// UNIQUE site_pkey btree (market_id, company_id, region_code, place, superseded_at)
// site_region btree (market_id, region_code)
export interface SiteRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  region_code: string
  place: string
  document_id: string | null
  quote: string | null
  seen_on: string
}

// UNIQUE statement_item_pkey btree (market_id, company_id, period_end, period_months, item, superseded_at)
// statement_item_yearly_revenue btree (market_id, company_id, period_end) INCLUDE (value, known_at, superseded_at) WHERE ((item = 'revenue'::text) AND (period_months = 12))
export interface StatementItemRow {
  known_at: number
  superseded_at: number
  recorded_at: number
  value: number
  known_by: KnownBy
  run_id: number
  line: number
  period_end: string
  published_on: string | null
  market_id: number
  period_months: number
  company_id: string
  item: string
  statement: string
  unit: string
  filing: string | null
}

// UNIQUE supply_chain_pkey btree (chain_id)
// supply_chain_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
// supply_chain_of_user btree (uid, market_id, saved_at DESC)
export interface SupplyChainRow {
  chain_id: string
  uid: number
  market_id: number
  name: string
  supply_from: string | null
  supply_end: string | null
  version: number
  nodes: number
  edges: number
  companies: number
  outline: unknown
  node_names: string
  created_at: number
  saved_at: number
  deleted_at: number | null
}

// UNIQUE supply_edge_pkey btree (market_id, supplier_id, customer_id, product_zh, valid_from, superseded_at)
// supply_edge_customer btree (market_id, customer_id, superseded_at, COALESCE(GREATEST(revenue_share_most, revenue_share, cost_share_most, cost_share), (0)::double precision) DESC, supplier_id, product_zh, valid_from DESC)
// supply_edge_strongest btree (market_id, supplier_id, superseded_at, COALESCE(GREATEST(revenue_share_most, revenue_share, cost_share_most, cost_share), (0)::double precision) DESC, customer_id, product_zh, valid_from DESC)
export interface SupplyEdgeRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  supplier_id: string
  customer_id: string
  product_zh: string
  product_en: string | null
  revenue_share: number | null
  cost_share: number | null
  disclosed_by: string
  valid_from: string
  valid_to: string | null
  supplier_name: string | null
  customer_name: string | null
  revenue_share_most: number | null
  cost_share_most: number | null
  amount: number | null
  confidence: number | null
  document_id: string | null
  quote: string | null
}

// UNIQUE technology_keyword_pkey btree (keyword_id)
// UNIQUE technology_keyword_uid_market_id_plain_key btree (uid, market_id, plain)
export interface TechnologyKeywordRow {
  keyword_id: string
  uid: number
  market_id: number
  keyword: string
  plain: string
  saved_at: number
  looked_at: number
}

// UNIQUE theme_pkey btree (market_id, theme_id, superseded_at)
export interface ThemeRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  theme_id: string
  name_zh: string
  name_en: string
  description_zh: string | null
  description_en: string | null
  words_zh: string[] | null
  words_en: string[] | null
}

// UNIQUE theme_document_pkey btree (market_id, theme_id, document_id, superseded_at)
// theme_document_document btree (market_id, document_id)
// theme_document_time btree (market_id, theme_id, published_at DESC)
export interface ThemeDocumentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  theme_id: string
  document_id: string
  story_id: string | null
  published_at: number
}

// UNIQUE theme_membership_pkey btree (market_id, theme_id, company_id, valid_from, superseded_at)
// theme_membership_company btree (market_id, company_id)
export interface ThemeMembershipRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  theme_id: string
  company_id: string
  weight: number
  valid_from: string
  valid_to: string | null
  evidence_count: number | null
}

// UNIQUE time_point_pkey btree (time_point_id)
// UNIQUE time_point_uid_time_of_day_key btree (uid, time_of_day)
export interface TimePointRow {
  time_point_id: string
  uid: number
  time_of_day: string
}

// UNIQUE trade_import btree (portfolio_id, import_key) WHERE (deleted_at IS NULL)
// UNIQUE trade_pkey btree (trade_id)
// trade_deleted btree (deleted_at) WHERE (deleted_at IS NOT NULL)
// trade_portfolio btree (portfolio_id, day DESC, entry DESC) WHERE (deleted_at IS NULL)
export interface TradeRow {
  trade_id: string
  portfolio_id: string
  security_id: string
  kind: string
  day: string
  quantity: string
  price: string
  fees: string
  taxes: string
  note: string
  entry: number
  import_key: string | null
  deleted_at: number | null
}

// UNIQUE trading_day_pkey btree (market_id, exchange, trade_date, superseded_at)
export interface TradingDayRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  exchange: string
  trade_date: string
  session: string
}

// UNIQUE unit_doubt_pkey btree (market_id, company_id, period_end, period_months, statement, unit, run_id, told_at, superseded_at)
// unit_doubt_run btree (run_id)
export interface UnitDoubtRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_id: string
  statement: string
  period_end: string
  period_months: number
  unit: string
  told_at: number
  figures: number
  exponent: number
  evidence: unknown
}

// UNIQUE unit_ruling_pkey btree (ruling_id)
// unit_ruling_company btree (market_id, company_id)
export interface UnitRulingRow {
  ruling_id: number
  market_id: number
  company_id: string
  statement: string
  period_end: string
  period_months: number
  unit: string
  run_id: number
  told_at: number
  ruling: string
  exponent: number
  correction_run: number | null
  uid: number | null
  note: string
  ruled_at: number
  reverted_at: number | null
  reverted_by: number | null
}

// UNIQUE unlisted_company_pkey btree (market_id, company_zh, superseded_at)
// unlisted_company_registered btree (market_id, legal_name) WHERE (superseded_at = 'infinity'::timestamp with time zone)
export interface UnlistedCompanyRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  company_zh: string
  company_en: string | null
  legal_name: string | null
  website: string | null
  founded_on: string | null
  status: string | null
  industry_zh: string | null
  industry_en: string | null
  subdomain_zh: string | null
  subdomain_en: string | null
  region_code: string | null
  introduction: string | null
}

// UNIQUE upload_pkey btree (upload_id)
export interface UploadRow {
  upload_id: string
  market_id: number
  file: string
  path: string
  bytes: number
  uploaded_by: number
  uploaded_at: number
}

// UNIQUE user_call_pkey btree (call_id)
// UNIQUE user_call_uid_market_id_company_id_made_on_until_key btree (uid, market_id, company_id, made_on, until)
export interface UserCallRow {
  call_id: string
  uid: number
  market_id: number
  company_id: string
  direction: number
  made_at: number
  made_on: string
  until: string
  confidence: number
  because: string
}

// UNIQUE valuation_history_pkey btree (market_id, company_id)
export interface ValuationHistoryRow {
  market_id: number
  company_id: string
  first_on: string | null
  through: string
  computed_at: number
  pe: Buffer
  pb: Buffer
  priced: Buffer
}

// UNIQUE watch_entry_pkey btree (uid, market_id, company_id)
export interface WatchEntryRow {
  uid: number
  market_id: number
  company_id: string
  position: number
  note: string
  added_at: number
}

// UNIQUE watch_group_pkey btree (group_id)
// UNIQUE watch_group_uid_market_id_name_key btree (uid, market_id, name)
export interface WatchGroupRow {
  group_id: string
  uid: number
  market_id: number
  name: string
  position: number
}

// UNIQUE watch_group_entry_pkey btree (group_id, company_id)
// watch_group_entry_company btree (uid, market_id, company_id)
export interface WatchGroupEntryRow {
  group_id: string
  uid: number
  market_id: number
  company_id: string
}

// UNIQUE watch_thing_pkey btree (uid, market_id, entry_kind, entry_id)
export interface WatchThingRow {
  uid: number
  market_id: number
  entry_kind: string
  entry_id: string
  added_at: number
}

// UNIQUE work_report_segment_pkey btree (market_id, report_id, seq, superseded_at)
export interface WorkReportSegmentRow {
  market_id: number
  known_at: number
  known_by: KnownBy
  superseded_at: number
  recorded_at: number
  run_id: number
  line: number
  report_id: string
  seq: number
  zh: string
  en: string
  published_on: string
}

/** PostgreSQL type of each column, by table. */
export const columnTypes = {
  account: { uid: 'int4', email: 'text', password_hash: 'text', role: 'text', language: 'text', config: 'jsonb', user_name: 'text', family_name: 'text', created_at: 'timestamptz', signed_in_at: 'timestamptz', phone: 'text', gender: 'int2', stock_age: 'int2', fund_preference: '_text', invited: 'bool', disabled_at: 'timestamptz', expires_at: 'timestamptz', premium_until: 'timestamptz' },
  account_code: { code_id: 'uuid', purpose: 'text', subject: 'text', code_hash: 'bytea', attempts: 'int2', created_at: 'timestamptz', expires_at: 'timestamptz', checked_at: 'timestamptz', spent_at: 'timestamptz' },
  account_invite: { invite_id: 'uuid', email: 'text', role: 'text', invited_by: 'int4', invited_at: 'timestamptz', expires_at: 'timestamptz', accepted_at: 'timestamptz' },
  account_request: { kind: 'text', purpose: 'text', subject: 'bytea', network: 'text', asked_at: 'timestamptz' },
  alert: { alert_id: 'uuid', uid: 'int4', market_id: 'int2', rule_id: 'uuid', rule_name: 'text', kind: 'text', fact_key: 'text', thing_id: 'text', on_day: 'date', company_id: 'text', theme_id: 'text', document_id: 'text', event_id: 'text', said: 'jsonb', known_at: 'timestamptz', noted_at: 'timestamptz', made_at: 'timestamptz', read_at: 'timestamptz', fact_state: 'text', fact_changed_at: 'timestamptz', check_due: 'int4' },
  alert_channel: { channel_id: 'uuid', uid: 'int4', kind: 'text', name: 'text', hint: 'text', sealed_secret: 'text', state: 'text', paused_because: 'text', failures: 'int4', free_at: 'timestamptz', created_at: 'timestamptz', answered_at: 'timestamptz' },
  alert_delivery: { delivery_id: 'uuid', alert_id: 'uuid', uid: 'int4', channel_id: 'uuid', subject: 'text', body: 'text', state: 'text', attempts: 'int4', next_at: 'timestamptz', error_code: 'text', error_said: 'text', queued_at: 'timestamptz', begun_at: 'timestamptz', ended_at: 'timestamptz' },
  alert_held_back: { rule_id: 'uuid', on_day: 'date', count: 'int4' },
  alert_rule: { rule_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', target: 'text', target_id: 'text', kind: 'text', condition: 'jsonb', cooldown_minutes: 'int4', quiet_from: 'int2', quiet_to: 'int2', enabled: 'bool', created_at: 'timestamptz', changed_at: 'timestamptz', since: 'timestamptz', deleted_at: 'timestamptz' },
  alert_rule_channel: { rule_id: 'uuid', channel_id: 'uuid' },
  alert_setting: { uid: 'int4', zone: 'text', quiet_from: 'int2', quiet_to: 'int2' },
  analysis_state: { market_id: 'int2', scored_to: 'date', changed_from: 'date', present_changed: 'bool', names_epoch: 'int4', events_epoch: 'int4', recent: 'int4', recent_seconds: 'float8', worked_at: 'timestamptz' },
  analysis_version: { version_id: 'int4', key: 'text', models: 'jsonb', first_used_at: 'timestamptz' },
  analysis_waiting: { market_id: 'int2', known_at: 'timestamptz', document_id: 'text', again: 'bool', tries: 'int2' },
  answer_count: { counted_on: 'date', since: 'timestamptz', checked: 'int8', faulty: 'int8' },
  answer_fault: { declared: 'text', path: 'text', what: 'text', times: 'int8', first_at: 'timestamptz', last_at: 'timestamptz' },
  audit_event: { audit_id: 'int8', uid: 'int4', action: 'text', detail: 'jsonb', happened_at: 'timestamptz' },
  author: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', author_id: 'text', platform: 'text', name: 'text', joined_on: 'date' },
  author_count: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', author_id: 'text', observed_on: 'date', fans: 'int4' },
  business_line: { market_id: 'int2', company_id: 'text', business_type_id: 'text', known_at: 'timestamptz' },
  business_name: { market_id: 'int2', dimension: 'text', name: 'text', business_type_id: 'text' },
  business_segment: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', period_end: 'date', dimension: 'text', name: 'text', revenue: 'float8', revenue_share: 'float8', cost: 'float8', gross_margin: 'float8', currency: 'text', published_on: 'date', name_en: 'text', report_id: 'text', page: 'int4' },
  business_type: { market_id: 'int2', business_type_id: 'text', dimension: 'text', kind: 'text', name: 'text', name_en: 'text', searched: 'text' },
  calendar_note: { note_id: 'uuid', uid: 'int4', market_id: 'int2', day: 'date', company_id: 'text', text: 'text', created_at: 'timestamptz', deleted_at: 'timestamptz' },
  captcha: { captcha_id: 'uuid', answer_hash: 'bytea', expires_at: 'timestamptz', passed: 'bool' },
  chain_consultation: { consultation_id: 'uuid', uid: 'int4', market_id: 'int2', chain_id: 'uuid', chain_name: 'text', version: 'int4', graph: 'jsonb', subject: 'text', question: 'text', nodes: 'jsonb', state: 'text', by_mail: 'bool', asked_at: 'timestamptz', answer: 'text', answered_at: 'timestamptz', answered_by: 'int4' },
  chain_operation: { operation_id: 'uuid', uid: 'int4', chain_id: 'uuid', kind: 'text', at: 'timestamptz', entry: 'int8', version: 'int4', note: 'text', change: 'jsonb', taken_back_at: 'timestamptz' },
  chain_share: { share_id: 'uuid', chain_id: 'uuid', token_hash: 'bytea', created_at: 'timestamptz', opened: 'int4', last_opened_at: 'timestamptz' },
  chain_version: { chain_id: 'uuid', version: 'int4', name: 'text', supply_from: 'date', supply_end: 'date', graph: 'jsonb', nodes: 'int4', edges: 'int4', change: 'jsonb', note: 'text', restored: 'int4', saved_at: 'timestamptz' },
  chart_drawing: { drawing_id: 'uuid', uid: 'int4', market_id: 'int2', security_id: 'text', kind: 'text', basis: 'text', content: 'jsonb', seen_at: 'timestamptz', created_at: 'timestamptz' },
  chart_last: { uid: 'int4', settings: 'jsonb', updated_at: 'timestamptz' },
  chart_layout: { layout_id: 'uuid', uid: 'int4', name: 'text', settings: 'jsonb', updated_at: 'timestamptz' },
  chat_model_day: { uid: 'int4', day: 'date', calls: 'int4' },
  chat_question: { question_id: 'uuid', uid: 'int4', market_id: 'int2', conversation_id: 'uuid', text: 'text', pinned: 'bool', asked_at: 'timestamptz', changed_at: 'timestamptz', base_id: 'uuid', deleted_at: 'timestamptz' },
  chat_wording: { uid: 'int4', day: 'date', ground: 'text', question_id: 'uuid', said: 'jsonb', refused: 'int4', failed: 'text', made_at: 'timestamptz' },
  collector_key: { key_id: 'uuid', market_id: 'int2', name: 'text', hint: 'text', sealed_secret: 'text', made_by: 'int4', made_at: 'timestamptz', used_at: 'timestamptz', revoked_at: 'timestamptz' },
  collector_nonce: { key_id: 'uuid', nonce: 'text', seen_at: 'timestamptz' },
  company: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', first_listed_on: 'date' },
  company_address: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', period_end: 'date', registered_address: 'text', office_address: 'text', website: 'text' },
  company_name: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', language: 'text', form: 'text', name: 'text', seen_on: 'date' },
  company_profile: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', website: 'text', main_business: 'text', region_code: 'text', city: 'text', seen_on: 'date' },
  company_quarter: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', period_end: 'date', year: 'int2', quarter: 'int2', months: 'int2', currency: 'text', revenue: 'float8', gross_profit: 'float8', operating_profit: 'float8', total_profit: 'float8', income_tax: 'float8', net_profit: 'float8', parent_net_profit: 'float8', interest_expense: 'float8', interest_income: 'float8', investment_income: 'float8', nopat: 'float8', gross_margin: 'float8', net_margin: 'float8', revenue_growth: 'float8', profit_growth: 'float8', revenue_ttm: 'float8', gross_profit_ttm: 'float8', operating_profit_ttm: 'float8', total_profit_ttm: 'float8', income_tax_ttm: 'float8', net_profit_ttm: 'float8', parent_net_profit_ttm: 'float8', interest_expense_ttm: 'float8', interest_income_ttm: 'float8', investment_income_ttm: 'float8', nopat_ttm: 'float8', gross_margin_ttm: 'float8', net_margin_ttm: 'float8', revenue_growth_ttm: 'float8', profit_growth_ttm: 'float8', roe: 'float8', total_assets: 'float8', total_liabilities: 'float8', equity: 'float8', parent_equity: 'float8', stated: '_text', absences: 'text', restated: 'bool' },
  company_relation: { uid: 'int4', market_id: 'int2', company_id: 'text', relation: 'text', note: 'text', saved_at: 'timestamptz' },
  company_score: { market_id: 'int2', company_id: 'text', scored_on: 'date', version: 'text', known_at: 'timestamptz', computed_at: 'timestamptz', back_computed: 'bool', risk_point: 'float8', opportunity_point: 'float8', impact_score: 'float8', impact: 'text', risk_direct: 'float8', opportunity_direct: 'float8', receipt: 'jsonb' },
  company_score_history: { market_id: 'int2', risk: 'int2', opportunity: 'int2', scored_on: 'date', known_at: 'timestamptz', company_id: 'text' },
  concentration: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', period_end: 'date', side: 'text', rank: 'int4', party_id: 'text', party_name: 'text', amount: 'float8', share: 'float8', page: 'int4', document_id: 'text' },
  connection_key: { key_id: 'int4', uid: 'int4', name: 'text', begins: 'text', key_hash: 'bytea', market_id: 'int2', as_of: 'timestamptz', created_at: 'timestamptz', last_used_at: 'timestamptz' },
  corporate_action: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', security_id: 'text', action_date: 'date', action: 'text', cash_per_share: 'float8', shares_per_share: 'float8', rights_price: 'float8', announced_on: 'date', dated_by: 'text', tax_basis: 'text', basis_date: 'date' },
  corporate_relation: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', from_id: 'text', from_name: 'text', to_id: 'text', to_name: 'text', type: 'text', share: 'float8', disclosed_by: 'text', confidence: 'float8', document_id: 'text', quote: 'text', valid_from: 'date', valid_to: 'date' },
  correction: { correction_id: 'int4', market_id: 'int2', document_id: 'text', uid: 'int4', kind: 'text', content: 'jsonb', words: 'text', before: 'text', note: 'text', corrected_at: 'timestamptz', reverted_at: 'timestamptz', reverted_by: 'int4' },
  country_document: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', country: 'text', partner: 'text', version_id: 'int4', story_id: 'text', published_at: 'timestamptz', score: 'float8', mark: 'text', field: 'text', starts_at: 'int4', ends_at: 'int4', quote: 'text' },
  country_relation: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', country: 'text', partner: 'text', measure: 'text', observed_on: 'date', value: 'float8' },
  coupon: { coupon_id: 'uuid', code: 'text', kind: 'text', value: 'int4', plan_id: 'text', most_uses: 'int4', most_per_user: 'int4', starts_at: 'timestamptz', ends_at: 'timestamptz', disabled_at: 'timestamptz', note: 'text', made_at: 'timestamptz', made_by: 'int4' },
  coupon_use: { coupon_id: 'uuid', purchase_id: 'uuid', uid: 'int4', held_until: 'timestamptz', spent_at: 'timestamptz' },
  coverage_summary: { market_id: 'int2', companies: 'int4', with_prices: 'int4', with_industry: 'int4', with_english_name: 'int4', with_news: 'int4', prices_without_company: 'int4', news_without_company: 'int4' },
  daily_price: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', security_id: 'text', basis: 'text', basis_date: 'date', trade_date: 'date', open: 'float8', high: 'float8', low: 'float8', close: 'float8', previous_close: 'float8', volume: 'float8', amount: 'float8', turnover_rate: 'float8', change_rate: 'float8' },
  demo_market: { market_id: 'int2', seed: 'int4', size: 'text', started_on: 'date', loaded_to: 'timestamptz', lived_to: 'timestamptz' },
  digest_address: { uid: 'int4', email: 'text', bounces: 'int2', rests_since: 'timestamptz', said: 'text' },
  digest_edition: { edition_id: 'uuid', uid: 'int4', subscription_id: 'uuid', market_id: 'int2', name: 'text', edition: 'text', language: 'text', from_at: 'timestamptz', to_at: 'timestamptz', composed_at: 'timestamptz', stories: 'int4', first_title: 'text', content: 'jsonb', mail_state: 'text', attempts: 'int2', next_at: 'timestamptz', mailed_at: 'timestamptz', mail_said: 'text' },
  digest_subscription: { subscription_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', edition: 'text', minute: 'int2', weekday: 'int2', zone: 'text', language: 'text', scope: 'text', scope_id: 'text', mail: 'bool', room_permission_id: 'text', created_at: 'timestamptz', changed_at: 'timestamptz', next_at: 'timestamptz' },
  document: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', external_id: 'text', source_name: 'text', kind: 'text', category: 'text', language: 'text', title: 'text', body: 'text', url: 'text', image_urls: '_text', published_at: 'timestamptz', precision: 'text', source_name_en: 'text' },
  document_analysis: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', version_id: 'int4', kind: 'text', published_at: 'timestamptz', back_computed: 'bool', failure: 'text', language: 'text', entities: 'int4', events: 'int4', stance: 'text', tone: 'text', story_id: 'text', result: 'jsonb' },
  document_company: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', document_id: 'text', relation: 'text', kind: 'text', title: 'text', published_at: 'timestamptz', precision: 'text' },
  document_index: { market_id: 'int2', document_id: 'text', passage: 'int2', passages: 'int2', kind: 'text', starts_at: 'int4', known_at: 'timestamptz', superseded_at: 'timestamptz', published_at: 'timestamptz', source_name: 'text', words: 'tsvector' },
  document_index_due: { market_id: 'int2', document_id: 'text', known_at: 'timestamptz' },
  document_search: { uid: 'int4', market_id: 'int2', query: 'text', searched_at: 'timestamptz' },
  document_source: { market_id: 'int2', source_name: 'text', source_name_en: 'text' },
  event: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', event_id: 'text', type: 'text', title_zh: 'text', title_en: 'text', happened_at: 'timestamptz', precision: 'text', size_class: 'text', document_id: 'text' },
  event_company: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', event_id: 'text', relation: 'text', path: 'text', type: 'text', happened_at: 'timestamptz', precision: 'text' },
  event_evidence: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', event_id: 'text', document_id: 'text', version_id: 'int4', story_id: 'text', place: 'int2', subject_kind: 'text', subject_id: 'text', type: 'text', happened_at: 'timestamptz', sign: 'int2', modality: 'text', confidence: 'float8', amount: 'float8', unit: 'text', size_class: 'text', amount_of: 'text', grade: 'text', change: 'float8', region: 'text' },
  event_taken_over: { market_id: 'int2', event_id: 'text', into_id: 'text', known_at: 'timestamptz' },
  exchange: { market_id: 'int2', exchange: 'text', name_zh: 'text', name_en: 'text', zone: 'text', close_time: 'time', position: 'int2' },
  fact: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4' },
  fact_summary: { market_id: 'int2', kind: 'text', run_id: 'int4', known_on: 'date', begun: 'int4', ended: 'int4', first_on: 'date', last_on: 'date' },
  feed: { feed_id: 'int4', market_id: 'int2', origin: 'text', url: 'text', name: 'text', name_en: 'text', kind: 'text', category: 'text', language: 'text', interval_minutes: 'int4', state: 'text', paused_because: 'text', format: 'text', site_url: 'text', etag: 'text', last_modified: 'text', hint_minutes: 'int4', skip_hours: 'jsonb', failures: 'int4', error_code: 'text', error_data: 'jsonb', fetched_at: 'timestamptz', new_item_at: 'timestamptz', next_at: 'timestamptz', added_by: 'int4', added_at: 'timestamptz' },
  feed_fetch: { fetch_id: 'int4', feed_id: 'int4', began_at: 'timestamptz', ms: 'int4', outcome: 'text', status: 'int2', error_code: 'text', error_data: 'jsonb', bytes: 'int4', items: 'int4', new_items: 'int4', changed_items: 'int4', refused_items: 'int4', run_id: 'int4' },
  feed_host: { host: 'text', free_at: 'timestamptz' },
  feed_item: { feed_id: 'int4', item_key: 'text', document_id: 'text', content_hash: 'text', seen_at: 'timestamptz', published_at: 'timestamptz' },
  figures_waiting: { market_id: 'int2', company_id: 'text', generation: 'int8', statements: 'bool', waiting_since: 'timestamptz', tries: 'int2' },
  finance_comment: { comment_id: 'int4', market_id: 'int2', company_id: 'text', business_type_id: 'text', uid: 'int4', personal: 'bool', body: 'text', tags: '_text', created_at: 'timestamptz' },
  financing_change: { change_id: 'int8', market_id: 'int2', company_zh: 'text', changed_in: 'xid8', changed_at: 'timestamptz' },
  financing_filter: { filter_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', content: 'jsonb', looked_at: 'timestamptz', updated_at: 'timestamptz' },
  financing_round: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', round_id: 'text', company_zh: 'text', company_en: 'text', round: 'text', amount: 'float8', currency: 'text', investors_zh: '_text', investors_en: '_text', industry_zh: 'text', industry_en: 'text', region_code: 'text', announced_on: 'date', amount_text: 'text', amount_low: 'float8', amount_high: 'float8', leads: '_text', subdomain_zh: 'text', subdomain_en: 'text' },
  floor: { floor_id: 'uuid', uid: 'int4', key: 'text', name: 'text', status: 'text', open: 'bool', position: 'int4', revision: 'int4', updated_at: 'timestamptz', closed_at: 'timestamptz', deleted_at: 'timestamptz' },
  floor_share: { share_id: 'uuid', floor_id: 'uuid', token_hash: 'bytea', created_at: 'timestamptz', opened: 'int4', last_opened_at: 'timestamptz' },
  floor_snapshot: { floor_id: 'uuid', picture: 'bytea', version: 'text' },
  floor_tile: { tile_id: 'uuid', floor_id: 'uuid', room_key: 'text', metadata: 'jsonb', layout: 'jsonb', position: 'int4', deleted_at: 'timestamptz' },
  forum_day: { market_id: 'int2', subject: 'text', day: 'date', platform: 'text', form: 'text', raw: 'int4', total: 'int4', many: 'int4', empty: 'int4', neutral: 'int4', irrelevance: 'int4', reads: 'int8', likes: 'int8', replies: 'int8' },
  forum_day_state: { market_id: 'int2', day: 'date', since: 'timestamptz', due: 'bool' },
  found_relation: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', from_id: 'text', to_id: 'text', type: 'text', sole: 'bool', product: 'text', confidence: 'float8', quote: 'text', published_at: 'timestamptz' },
  found_site: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', company_id: 'text', region_code: 'text', place: 'text', quote: 'text', published_at: 'timestamptz' },
  holder_count: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', counted_on: 'date', holders: 'int4', announced_on: 'date' },
  holding_portfolio: { portfolio_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', method: 'text', is_default: 'bool', created_at: 'timestamptz', deleted_at: 'timestamptz' },
  hot_topic: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', platform: 'text', observed_on: 'date', topic_id: 'text', rank: 'int4', title: 'text', view_count: 'float8', talk_count: 'float8' },
  import_profile: { market_id: 'int2', name: 'text', text: 'text', saved_by: 'text', saved_at: 'timestamptz' },
  import_rejection: { run_id: 'int4', rejection_id: 'int4', line: 'int4', field: 'text', reason: 'text', value: 'text' },
  import_run: { run_id: 'int4', market_id: 'int2', source: 'text', profile: 'text', profile_text: 'text', file: 'text', path: 'text', state: 'text', dry_run: 'bool', started_by: 'text', queued_at: 'timestamptz', started_at: 'timestamptz', finished_at: 'timestamptz', bytes_read: 'float8', bytes_total: 'float8', rows_read: 'int4', rate: 'float8', seconds_left: 'float8', rejected: 'int4', counts: 'jsonb', error_code: 'text', error_message: 'text', fingerprint: 'text' },
  industry: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', scheme: 'text', industry_code: 'text', level: 'int2', parent_code: 'text', name_zh: 'text', name_en: 'text' },
  industry_membership: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', scheme: 'text', industry_code: 'text', valid_from: 'date', valid_to: 'date' },
  industry_relation: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', industry_zh: 'text', upstream_zh: 'text', evidence_count: 'int4', seen_on: 'date' },
  keyword_month: { market_id: 'int2', word: 'text', month: 'date', stories: 'int4' },
  keyword_month_due: { market_id: 'int2', month: 'date' },
  knowledge_base: { base_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', link_hash: 'bytea', created_at: 'timestamptz', updated_at: 'timestamptz' },
  knowledge_document: { document_id: 'uuid', base_id: 'uuid', source_id: 'text', title: 'text', format: 'text', digest: 'bytea', bytes: 'int4', language: 'text', state: 'text', error_code: 'text', error_data: 'jsonb', pages: 'int4', pages_without_text: 'int4', known_at: 'timestamptz', added_at: 'timestamptz', held_until: 'timestamptz', tries: 'int2', content: 'bytea' },
  knowledge_page: { document_id: 'uuid', page: 'int4', first_line: 'int4', text: 'text' },
  knowledge_passage: { document_id: 'uuid', page: 'int4', starts_at: 'int4', ends_at: 'int4', length: 'int4', words: 'tsvector' },
  knowledge_share: { share_id: 'uuid', base_id: 'uuid', reader: 'int4', email: 'text', shared_at: 'timestamptz' },
  ledger_entry: { entry_id: 'int8', posting_id: 'uuid', kind: 'text', account: 'text', amount: 'int8', currency: 'text', out_trade_no: 'text', posted_at: 'timestamptz' },
  ledger_total: { account: 'text', currency: 'text', entries: 'int8', balance: 'int8' },
  listing_status: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', security_id: 'text', status: 'text', seen_on: 'date' },
  live_event: { event_id: 'int8', market_id: 'int2', uid: 'int4', topic: 'text', ids: '_text', count: 'int4', happened_at: 'timestamptz' },
  lock_up_release: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', security_id: 'text', released_on: 'date', holder: 'text', share_type: 'text', shares: 'float8', ratio: 'float8', announced_on: 'date' },
  market: { market_id: 'int2', key: 'text', name_zh: 'text', name_en: 'text', fictional: 'bool' },
  medal_switch: { uid: 'int4', shown: 'bool' },
  membership_grant: { grant_id: 'int8', uid: 'int4', kind: 'text', months: 'int2', days: 'int4', grace_days: 'int2', out_trade_no: 'text', coupon_id: 'uuid', reason: 'text', made_at: 'timestamptz', made_by: 'int4', revoked_at: 'timestamptz' },
  membership_limit: { tier: 'text', what: 'text', most: 'int4' },
  membership_order: { out_trade_no: 'text', purchase_id: 'uuid', uid: 'int4', plan_id: 'text', months: 'int2', pay_type: 'text', provider: 'text', list_price: 'int4', amount: 'int4', currency: 'text', coupon_id: 'uuid', qr_data: 'text', state: 'text', doubt: 'text', created_at: 'timestamptz', expires_at: 'timestamptz', paid_at: 'timestamptz', paid_amount: 'int4', paid_currency: 'text', late: 'bool', doubled: 'bool', provider_trade_no: 'text', ask_at: 'timestamptz', asked: 'int2', polled_at: 'timestamptz', seller: 'text', refund_told: 'int4' },
  membership_order_total: { state: 'text', orders: 'int8' },
  membership_plan: { plan_id: 'text', months: 'int2', price: 'int4', currency: 'text', offered: 'bool' },
  membership_refund: { out_refund_no: 'text', out_trade_no: 'text', amount: 'int4', reason: 'text', state: 'text', last_error: 'text', asked_at: 'timestamptz', asked_by: 'int4', try_at: 'timestamptz', tries: 'int2', done_at: 'timestamptz', elsewhere: 'bool', told_no: 'text' },
  membership_setting: { single: 'bool', enabled: 'bool', grace_days: 'int2', qr_minutes: 'int2', changed_at: 'timestamptz', changed_by: 'int4', seller: 'text' },
  migration: { number: 'int4', name: 'text', hash: 'text', ran_at: 'timestamptz' },
  new_fact: { new_fact_id: 'int8', market_id: 'int2', kind: 'text', thing_id: 'text', on_day: 'date', noted_at: 'timestamptz' },
  new_fact_wanted: { market_id: 'int2', kind: 'text' },
  observation: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', series_code: 'text', observed_on: 'date', value: 'float8' },
  organisation_judgement: { judgement_id: 'uuid', market_id: 'int2', verdict: 'text', name: 'text', other: 'text', note: 'text', uid: 'int4', decided_at: 'timestamptz', reverted_at: 'timestamptz', reverted_by: 'int4' },
  outbox: { message_id: 'uuid', kind: 'text', purpose: 'text', receiver: 'text', language: 'text', subject: 'text', body: 'text', secret: 'jsonb', code_id: 'uuid', useful_until: 'timestamptz', state: 'text', attempts: 'int4', last_error: 'text', queued_at: 'timestamptz', sent_at: 'timestamptz' },
  own_theme: { theme_id: 'text', uid: 'int4', market_id: 'int2', name: 'text', description: 'text', mode: 'text', query: 'jsonb', created_at: 'timestamptz', changed_at: 'timestamptz', frozen_at: 'timestamptz' },
  own_theme_company: { theme_id: 'text', company_id: 'text', weight: 'float8' },
  payment_notice: { provider: 'text', notice_id: 'text', out_trade_no: 'text', outcome: 'text', received_at: 'timestamptz' },
  policy_body: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', place: 'int4', department: 'text', name: 'text', level: 'text', region_code: 'text', field: 'text', starts_at: 'int4', ends_at: 'int4', published_at: 'timestamptz' },
  policy_document: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', version_id: 'int4', title: 'text', published_at: 'timestamptz', number: 'text', number_starts: 'int4', number_ends: 'int4', type: 'text', level: 'text', region_code: 'text', signed_on: 'date', signed_starts: 'int4', signed_ends: 'int4', effective_on: 'date', effective_from: 'text', effective_starts: 'int4', effective_ends: 'int4', expires_on: 'date', expires_starts: 'int4', expires_ends: 'int4', names: '_text', tasks: 'int4', named: 'int4' },
  policy_header: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', number: 'text', bodies: 'text', level: 'text', region_code: 'text', signed_on: 'date', published_at: 'timestamptz', precision: 'text' },
  policy_link: { market_id: 'int2', kind: 'text', entity: 'text', published_at: 'timestamptz', document_id: 'text', quote: 'text', known_at: 'timestamptz', superseded_at: 'timestamptz' },
  policy_link_due: { market_id: 'int2', document_id: 'text' },
  policy_meeting: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', series: 'text', series_en: 'text', held_on: 'date', field: 'text', starts_at: 'int4', ends_at: 'int4', words: 'text' },
  policy_meeting_rules: { market_id: 'int2', rules: 'int4' },
  policy_names: { market_id: 'int2', names: 'text', stale: 'bool' },
  policy_reference: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', place: 'int4', relation: 'text', title: 'text', title_key: 'text', number: 'text', number_key: 'text', starts_at: 'int4', ends_at: 'int4', quote: 'text', published_at: 'timestamptz' },
  policy_search: { uid: 'int4', market_id: 'int2', query: 'text', searched_at: 'timestamptz' },
  policy_tag: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', kind: 'text', tag: 'text', value: 'text', places: 'int4', field: 'text', starts_at: 'int4', ends_at: 'int4', published_at: 'timestamptz' },
  policy_task: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', place: 'int4', leads: '_text', helps: '_text', action: 'text', deadline: 'text', due_on: 'date', figures: '_text', heading: 'text', starts_at: 'int4', ends_at: 'int4', published_at: 'timestamptz' },
  policy_topic_configuration: { uid: 'int4', market_id: 'int2', ticked: '_text', saved_at: 'timestamptz' },
  policy_topic_document: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', topic: 'text', version_id: 'int4', published_at: 'timestamptz', share: 'float8', in_title: 'bool', words: '_text', field: 'text', starts_at: 'int4', ends_at: 'int4' },
  policy_topic_word: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', word: 'text', label: 'text', version_id: 'int4', published_at: 'timestamptz', occurrences: 'int4', field: 'text', starts_at: 'int4', ends_at: 'int4' },
  post: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', platform: 'text', author_id: 'text', reply_count: 'int4', like_count: 'int4', published_at: 'timestamptz', form: 'text', thread_id: 'text', board: 'text', read_count: 'int4' },
  product_relation: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', from_product: 'text', relation: 'text', to_product: 'text', seen_on: 'date' },
  rank_list: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', list_id: 'text', title: 'text', rule: 'text', unit: 'text', publisher: 'text', published_on: 'date' },
  rank_list_entry: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', list_id: 'text', place: 'int4', name: 'text', label: 'text', value: 'float8', unit: 'text', highlight: 'text', source: 'text', source_date: 'text', source_url: 'text', source_kind: 'text', note: 'text', published_on: 'date' },
  ranking_deed: { market_id: 'int2', list: 'text', company_id: 'text', deed: 'text', reason: 'text', changed_by: 'int4', changed_at: 'timestamptz' },
  ranking_mark: { uid: 'int4', market_id: 'int2', list: 'text', company_id: 'text', pinned_at: 'timestamptz', released_at: 'timestamptz', hidden_at: 'timestamptz' },
  ranking_month: { market_id: 'int2', ranked_on: 'date', closes_on: 'date', version: 'text', company_ids: '_text', factors: 'bytea', excess: 'bytea', outcome: 'bytea', computed_at: 'timestamptz' },
  ranking_state: { market_id: 'int2', changed_from: 'date', withheld: 'text', withheld_at: 'timestamptz', withheld_by: 'int4' },
  ranking_try: { uid: 'int4', market_id: 'int2', mix: 'text', tried_at: 'timestamptz' },
  ranking_weighting: { weighting_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', weights: 'jsonb', updated_at: 'timestamptz' },
  refresh_token: { token_hash: 'bytea', session_id: 'uuid', issued_at: 'timestamptz', expires_at: 'timestamptz', used_at: 'timestamptz' },
  region: { region_code: 'text', name_zh: 'text', name_en: 'text' },
  relation_review: { review_id: 'int4', market_id: 'int2', from_id: 'text', to_id: 'text', type: 'text', verdict: 'text', uid: 'int4', note: 'text', decided_at: 'timestamptz', reverted_at: 'timestamptz', reverted_by: 'int4', origin: 'text', product: 'text' },
  report_period: { market_id: 'int2', company_id: 'text', period_end: 'date', known_at: 'timestamptz' },
  request_answer: { uid: 'int4', request_id: 'text', operation: 'text', answer: 'jsonb', answered_at: 'timestamptz' },
  risk_document: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', document_id: 'text', risk_type: 'text', place: 'text', version_id: 'int4', story_id: 'text', published_at: 'timestamptz', confidence: 'float8', tone: 'text', tone_strength: 'float8', field: 'text', starts_at: 'int4', ends_at: 'int4', quote: 'text' },
  risk_register: { entry_id: 'uuid', uid: 'int4', market_id: 'int2', risk_type: 'text', subject: 'text', state: 'text', owner: 'text', note: 'text', review_on: 'date', created_at: 'timestamptz', changed_at: 'timestamptz', seen_at: 'timestamptz', deleted_at: 'timestamptz' },
  room_subscription: { uid: 'int4', room_key: 'text', subscribed: 'bool', changed_at: 'timestamptz' },
  saved_screen: { screen_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', content: 'jsonb', created_at: 'timestamptz', updated_at: 'timestamptz' },
  saved_search: { search_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', query: 'text', sort: 'text', created_at: 'timestamptz', updated_at: 'timestamptz' },
  scenario: { scenario_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', definition: 'jsonb', as_of: 'timestamptz', created_at: 'timestamptz', updated_at: 'timestamptz', deleted_at: 'timestamptz' },
  scheduled_event: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', event: 'text', name: 'text', scheduled_on: 'date', announced_on: 'date' },
  score_day: { market_id: 'int2', scored_on: 'date', version: 'text', computed_at: 'timestamptz' },
  search_form: { market_id: 'int2', suffix: 'text', security_id: 'text', company_id: 'text', kind: 'text', form: 'text', written: 'text', whole: 'bool', delisted_at: 'timestamptz', known_at: 'timestamptz', superseded_at: 'timestamptz' },
  search_history: { uid: 'int4', market_id: 'int2', company_id: 'text', text: 'text', searched_at: 'timestamptz' },
  security: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', security_id: 'text', company_id: 'text', exchange: 'text', code: 'text', kind: 'text', currency: 'text', name_zh: 'text', name_en: 'text', listed_on: 'date' },
  series: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', series_code: 'text', category: 'text', name_zh: 'text', name_en: 'text', unit: 'text', frequency: 'text', publisher_zh: 'text', url: 'text', publisher_en: 'text' },
  session: { session_id: 'uuid', uid: 'int4', device: 'text', address: 'text', started_at: 'timestamptz', last_used_at: 'timestamptz', ended_at: 'timestamptz' },
  share_count: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', security_id: 'text', counted_on: 'date', total_shares: 'float8', float_shares: 'float8' },
  shareholding: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', scope: 'text', held_on: 'date', holder: 'text', holder_kind: 'text', shares: 'float8', ratio: 'float8', change: 'float8', announced_on: 'date' },
  sign_in_failure: { subject: 'text', failed_at: 'timestamptz' },
  site: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', region_code: 'text', place: 'text', document_id: 'text', quote: 'text', seen_on: 'date' },
  statement_item: { known_at: 'timestamptz', superseded_at: 'timestamptz', recorded_at: 'timestamptz', value: 'float8', known_by: 'known_by', run_id: 'int4', line: 'int4', period_end: 'date', published_on: 'date', market_id: 'int2', period_months: 'int2', company_id: 'text', item: 'text', statement: 'text', unit: 'text', filing: 'text' },
  supply_chain: { chain_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', supply_from: 'date', supply_end: 'date', version: 'int4', nodes: 'int4', edges: 'int4', companies: 'int4', outline: 'jsonb', node_names: 'text', created_at: 'timestamptz', saved_at: 'timestamptz', deleted_at: 'timestamptz' },
  supply_edge: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', supplier_id: 'text', customer_id: 'text', product_zh: 'text', product_en: 'text', revenue_share: 'float8', cost_share: 'float8', disclosed_by: 'text', valid_from: 'date', valid_to: 'date', supplier_name: 'text', customer_name: 'text', revenue_share_most: 'float8', cost_share_most: 'float8', amount: 'float8', confidence: 'float8', document_id: 'text', quote: 'text' },
  technology_keyword: { keyword_id: 'uuid', uid: 'int4', market_id: 'int2', keyword: 'text', plain: 'text', saved_at: 'timestamptz', looked_at: 'timestamptz' },
  theme: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', theme_id: 'text', name_zh: 'text', name_en: 'text', description_zh: 'text', description_en: 'text', words_zh: '_text', words_en: '_text' },
  theme_document: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', theme_id: 'text', document_id: 'text', story_id: 'text', published_at: 'timestamptz' },
  theme_membership: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', theme_id: 'text', company_id: 'text', weight: 'float8', valid_from: 'date', valid_to: 'date', evidence_count: 'int4' },
  time_point: { time_point_id: 'uuid', uid: 'int4', time_of_day: 'time' },
  trade: { trade_id: 'uuid', portfolio_id: 'uuid', security_id: 'text', kind: 'text', day: 'date', quantity: 'numeric', price: 'numeric', fees: 'numeric', taxes: 'numeric', note: 'text', entry: 'int8', import_key: 'text', deleted_at: 'timestamptz' },
  trading_day: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', exchange: 'text', trade_date: 'date', session: 'text' },
  unit_doubt: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_id: 'text', statement: 'text', period_end: 'date', period_months: 'int2', unit: 'text', told_at: 'timestamptz', figures: 'int4', exponent: 'int2', evidence: 'jsonb' },
  unit_ruling: { ruling_id: 'int4', market_id: 'int2', company_id: 'text', statement: 'text', period_end: 'date', period_months: 'int2', unit: 'text', run_id: 'int4', told_at: 'timestamptz', ruling: 'text', exponent: 'int2', correction_run: 'int4', uid: 'int4', note: 'text', ruled_at: 'timestamptz', reverted_at: 'timestamptz', reverted_by: 'int4' },
  unlisted_company: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', company_zh: 'text', company_en: 'text', legal_name: 'text', website: 'text', founded_on: 'date', status: 'text', industry_zh: 'text', industry_en: 'text', subdomain_zh: 'text', subdomain_en: 'text', region_code: 'text', introduction: 'text' },
  upload: { upload_id: 'text', market_id: 'int2', file: 'text', path: 'text', bytes: 'float8', uploaded_by: 'int4', uploaded_at: 'timestamptz' },
  user_call: { call_id: 'uuid', uid: 'int4', market_id: 'int2', company_id: 'text', direction: 'int2', made_at: 'timestamptz', made_on: 'date', until: 'date', confidence: 'int2', because: 'text' },
  valuation_history: { market_id: 'int2', company_id: 'text', first_on: 'date', through: 'date', computed_at: 'timestamptz', pe: 'bytea', pb: 'bytea', priced: 'bytea' },
  watch_entry: { uid: 'int4', market_id: 'int2', company_id: 'text', position: 'float8', note: 'text', added_at: 'timestamptz' },
  watch_group: { group_id: 'uuid', uid: 'int4', market_id: 'int2', name: 'text', position: 'int4' },
  watch_group_entry: { group_id: 'uuid', uid: 'int4', market_id: 'int2', company_id: 'text' },
  watch_thing: { uid: 'int4', market_id: 'int2', entry_kind: 'text', entry_id: 'text', added_at: 'timestamptz' },
  work_report_segment: { market_id: 'int2', known_at: 'timestamptz', known_by: 'known_by', superseded_at: 'timestamptz', recorded_at: 'timestamptz', run_id: 'int4', line: 'int4', report_id: 'text', seq: 'int4', zh: 'text', en: 'text', published_on: 'date' },
} as const
