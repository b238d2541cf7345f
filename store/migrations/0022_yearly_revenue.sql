-- Yearly revenue of all companies, by which the size of an event is judged: read of a full market without passing over its ten million other items.
create index statement_item_yearly_revenue on statement_item (market_id, company_id, period_end) include (value, known_at, superseded_at)
  where item = 'revenue' and period_months = 12;
