-- The one row that records what notify has sent besides single emails.
INSERT INTO public.notify_state (today_sent_on)
SELECT '-infinity' WHERE NOT EXISTS (SELECT FROM public.notify_state);
