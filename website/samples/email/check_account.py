"""Sends one test mail through a mail account, and prints what the mail server
answers."""
import os
import smtplib
import ssl
from email.message import EmailMessage

HOST = os.environ["SMTP_HOST"]
PORT = int(os.environ.get("SMTP_PORT", "587"))
# starttls (mostly 587), tls (mostly 465), or none for the mail server of a test bench
SECURITY = os.environ.get("SMTP_SECURITY", "starttls")
USER, PASSWORD = os.environ["SMTP_USER"], os.environ.get("SMTP_PASSWORD", "")

mail = EmailMessage()
mail["From"] = os.environ.get("MAIL_FROM", USER)
mail["To"] = os.environ.get("MAIL_TO", USER)
mail["Subject"] = "Test of the event account"
mail.set_content("This account can send event mails.")

context = ssl.create_default_context(cafile=os.environ.get("SMTP_CA"))
try:
    if SECURITY == "tls":
        server = smtplib.SMTP_SSL(HOST, PORT, timeout=15, context=context)
    else:
        server = smtplib.SMTP(HOST, PORT, timeout=15)
        if SECURITY == "starttls":
            server.starttls(context=context)
    with server:
        if SECURITY != "none":
            server.login(USER, PASSWORD)
        refused = server.send_message(mail)
    print("SENT" if not refused else f"REFUSED FOR {refused}")
except smtplib.SMTPAuthenticationError as error:
    print(f"LOGIN REFUSED {error.smtp_code} {error.smtp_error.decode(errors='replace')}")
except (smtplib.SMTPException, ssl.SSLError, OSError) as error:
    print(f"FAILED {type(error).__name__}: {error}")
