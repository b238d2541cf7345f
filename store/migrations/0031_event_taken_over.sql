-- An event found in texts that a source gave itself later on. From when the source's was known the documents tell of that one, and the found one's id leads to it;
-- before, the found one stands as it was known then.
create table event_taken_over (
  market_id smallint not null,
  event_id text not null,
  into_id text not null,
  known_at timestamptz not null,
  primary key (market_id, event_id)
);
create index event_taken_over_into on event_taken_over (market_id, into_id);
-- Documents that were known before the event that a source gives, of which they were counted as telling all the same, are read anew.
insert into analysis_waiting (market_id, known_at, document_id)
select distinct d.market_id, d.known_at, d.document_id
from event_evidence e join document d on d.market_id = e.market_id and d.document_id = e.document_id and d.known_at = e.known_at
where exists (select from event v where v.market_id = e.market_id and v.event_id = e.event_id and v.line <> -1)
  and not exists (select from event v where v.market_id = e.market_id and v.event_id = e.event_id and v.known_at <= e.known_at)
on conflict do nothing;
