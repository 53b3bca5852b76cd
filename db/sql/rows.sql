-- The one row that records what notify has sent besides single emails.
INSERT INTO public.sent_emails (sent_on)
SELECT '-infinity' WHERE NOT EXISTS (SELECT FROM public.sent_emails);
