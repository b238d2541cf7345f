-- Words of a month are counted by when texts became known: of a month that has ended nothing changes. Read by that time; every month is counted anew.
create index document_analysis_known on document_analysis (market_id, known_at) where kind <> 'post' and failure is null;
insert into keyword_month_due select distinct market_id, month from keyword_month
  union select distinct market_id, date_trunc('month', known_at at time zone 'Asia/Shanghai')::date from document_analysis where kind <> 'post' and failure is null and isfinite(known_at)
  on conflict do nothing;
