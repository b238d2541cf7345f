-- The flash of one kind reads by time too: a rare kind would else be looked for through all others.
create index document_kind_time on document (market_id, kind, published_at desc, document_id desc);
-- Groups of a watched company; also what deleting an entry cascades through.
create index watch_group_entry_company on watch_group_entry (uid, market_id, company_id);
